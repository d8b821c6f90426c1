import { commonText } from '@maidan/locales'
import { Button, Dialog, useText } from '@maidan/ui'
import type { FormEvent, MouseEvent, ReactNode } from 'react'
import { useId } from 'react'

type Props = {
  title: ReactNode
  /** What the confirming button says: the act, the amount. */
  confirm: ReactNode
  danger?: boolean
  busy: boolean
  onClose: () => void
  onConfirm: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

/**
 * A small form in the middle of the screen; Enter in a field confirms, Escape leaves. An act that is on
 * its way can be called off no more, so that the form stays until it is told what came of it.
 */
export function AskDialog(props: Props) {
  const common = useText(commonText)
  const form = useId()
  return (
    <Dialog
      actions={
        <>
          <Button disabled={props.busy} look="quiet" onClick={props.onClose}>
            {common('cancel')}
          </Button>
          <Button
            busy={props.busy}
            form={form}
            look={props.danger === true ? 'danger' : 'primary'}
            onClick={stopSecondPress}
            type="submit"
          >
            {props.confirm}
          </Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open && !props.busy) props.onClose()
      }}
      open
      title={props.title}
    >
      <form
        className="flex flex-col gap-4 text-text"
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!props.busy) props.onConfirm(event)
        }}
      >
        {props.children}
      </form>
    </Dialog>
  )
}

/** The second half of a double press comes before the act shows that it is on its way, or after it was answered. */
function stopSecondPress(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
