import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button, Dialog, ReadySheet, Sheet } from '../../index.ts'
import type { Example, Say } from '../example.ts'

type Opened = { open: boolean; close: () => void }

/** A button that opens what is shown: it covers the page, so it is not open by itself. */
function Opener({ say, children }: { say: Say; children: (opened: Opened) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      {children({ open, close: () => setOpen(false) })}
    </>
  )
}

export const dialogExample: Example = (say) => [
  { name: 'with actions', shown: dialog(say, false) },
  { name: 'must choose', shown: dialog(say, true) },
]

function dialog(say: Say, mustChoose: boolean): ReactNode {
  return (
    <Opener say={say}>
      {({ open, close }) => (
        <Dialog
          actions={<Button onClick={close}>{say('save')}</Button>}
          mustChoose={mustChoose}
          onOpenChange={close}
          open={open}
          title={say('title')}
        >
          {say('text')}
        </Dialog>
      )}
    </Opener>
  )
}

export const sheetExample: Example = (say) => [
  {
    name: 'with a footer',
    shown: (
      <Opener say={say}>
        {({ open, close }) => (
          <Sheet
            footer={<Button onClick={close}>{say('save')}</Button>}
            onOpenChange={close}
            open={open}
            title={say('title')}
          >
            {say('longText')}
          </Sheet>
        )}
      </Opener>
    ),
  },
]

export const readySheetExample: Example = (say) => [
  {
    name: 'closed and ready',
    shown: (
      <Opener say={say}>
        {({ open, close }) => (
          <ReadySheet onClose={close} open={open} title={say('title')}>
            {say('longText')}
          </ReadySheet>
        )}
      </Opener>
    ),
  },
]
