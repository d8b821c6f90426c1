import { Dialog as Base } from '@base-ui/react/dialog'
import type { KeyboardEvent, ReactNode } from 'react'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** A picture or icon above the title. */
  art?: ReactNode
  /** The buttons, the main one last. */
  actions?: ReactNode
  /** A tap outside or Escape does not close it: the player has to choose. */
  mustChoose?: boolean
  children?: ReactNode
}

const popupClass =
  'max-h-[88dvh] w-full max-w-sm overflow-y-auto rounded-card border border-field-700 bg-field-900 p-5 shadow-float outline-none ' +
  'transition duration-150 ease-out data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0'

/** A question or message in the middle of the screen that keeps the rest from being pressed. */
export function Dialog(props: DialogProps) {
  return (
    <Base.Root
      disablePointerDismissal={props.mustChoose ?? false}
      onOpenChange={(open, details) => {
        const isKept = props.mustChoose === true && details.reason === 'escape-key'
        if (isKept || isSecondPress(details)) return details.cancel()
        return props.onOpenChange(open)
      }}
      open={props.open}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-shade/80 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-50 flex items-center justify-center p-4">
          <Base.Popup className={popupClass} onKeyDown={stopHeldEnter}>
            {props.art}
            <Base.Title className="text-lg font-semibold text-balance">{props.title}</Base.Title>
            <Base.Description className="mt-2 text-quiet" render={<div />}>
              {props.children}
            </Base.Description>
            {props.actions !== undefined && (
              <div className="mt-5 flex flex-wrap justify-end gap-3 *:grow">{props.actions}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** Whether it is the second half of the double press that opened the dialog, which lands outside of it. */
function isSecondPress({ reason, event }: { reason: string; event: Event }): boolean {
  return reason === 'outside-press' && event instanceof MouseEvent && event.detail > 1
}

/** The Enter that opened a question, or a tired hand on it, does not answer it: a key held down is one press. */
function stopHeldEnter(event: KeyboardEvent): void {
  const writes = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !writes) event.preventDefault()
}
