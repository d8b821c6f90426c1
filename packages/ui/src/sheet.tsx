import { Drawer } from '@base-ui/react/drawer'
import { commonText } from '@maidan/locales'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from './language.tsx'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Colours of the head where they tell something, such as the side of a bet. */
  headClass?: string
  /** Stays below the scrolling part: the one action of the sheet. */
  footer?: ReactNode
  children: ReactNode
}

const backdropClass =
  'fixed inset-0 z-50 bg-field-950/70 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

const popupClass =
  'relative flex max-h-[88dvh] w-full max-w-xl flex-col rounded-t-sheet border-t border-field-700 bg-field-900 outline-none ' +
  '[transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-200 ease-out data-swiping:select-none data-swiping:duration-0 ' +
  'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]'

/** A panel from below, closed by its button, a tap outside, Escape or a swipe down. */
export function Sheet(props: SheetProps) {
  const t = useText(commonText)
  return (
    <Drawer.Root onOpenChange={props.onOpenChange} open={props.open} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={backdropClass} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup className={popupClass}>
            <div className={clsx('shrink-0 rounded-t-sheet pt-2', props.headClass)}>
              <span
                aria-hidden
                className="mx-auto block h-1 w-10 rounded-full bg-current opacity-25"
              />
              <div className="flex items-center gap-2 py-1 pr-1.5 pl-4">
                <Drawer.Title className="min-w-0 flex-1 text-lg font-semibold">
                  {props.title}
                </Drawer.Title>
                <Drawer.Close
                  aria-label={t('close')}
                  className="inline-flex size-11 items-center justify-center rounded-full hover:bg-current/10"
                >
                  <X aria-hidden className="size-5" />
                </Drawer.Close>
              </div>
            </div>
            <Drawer.Content
              className={clsx(
                'overflow-y-auto overscroll-contain px-4 pb-4',
                !props.footer && 'safe-bottom',
              )}
            >
              {props.children}
            </Drawer.Content>
            {props.footer !== undefined && (
              <div className="border-t border-field-800 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {props.footer}
              </div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
