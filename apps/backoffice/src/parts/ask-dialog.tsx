import { commonText } from '@maidan/locales'
import { Button, Dialog, useText } from '@maidan/ui'
import type { FormEvent, ReactNode } from 'react'
import { useId, useRef } from 'react'

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

/** A small form in the middle of the screen; Enter in a field confirms, Escape leaves. */
export function AskDialog(props: Props) {
  const common = useText(commonText)
  const form = useId()
  const presses = useSecondPress()
  return (
    <Dialog
      actions={
        <>
          <Button look="quiet" onClick={props.onClose}>
            {common('cancel')}
          </Button>
          <Button
            busy={props.busy}
            form={form}
            look={props.danger === true ? 'danger' : 'primary'}
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
        onInput={presses.forget}
        onSubmit={(event) => {
          event.preventDefault()
          if (!presses.isSecond(event.timeStamp) && !props.busy) props.onConfirm(event)
        }}
      >
        {props.children}
      </form>
    </Dialog>
  )
}

/** Two presses within this time are one, as long as nothing is typed between them. */
const DOUBLE_PRESS_MS = 400

/** Tells the second half of a double press, which comes before the act shows that it is on its way. */
function useSecondPress() {
  const lastAtMs = useRef(-Infinity)
  const isSecond = (atMs: number) => {
    const is = atMs - lastAtMs.current < DOUBLE_PRESS_MS
    lastAtMs.current = atMs
    return is
  }
  const forget = () => {
    lastAtMs.current = -Infinity
  }
  return { isSecond, forget }
}
