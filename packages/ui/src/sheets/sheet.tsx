import { Drawer } from '@base-ui/react/drawer'
import { commonText } from '@maidan/locales'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { sheetLook } from './sheet-look.ts'

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

const backdropClass = clsx(
  sheetLook.backdrop,
  'fixed inset-0 z-50 data-ending-style:opacity-0 data-starting-style:opacity-0',
)

const popupClass = clsx(
  sheetLook.panel,
  'relative [transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-200 ease-out data-swiping:select-none data-swiping:duration-0',
  'data-ending-style:[transform:translateY(100%)] data-starting-style:[transform:translateY(100%)]',
)

/** A panel from below, closed by its button, a tap outside, Escape or a swipe down. */
export function Sheet(props: SheetProps) {
  const t = useText(commonText)
  return (
    <Drawer.Root onOpenChange={props.onOpenChange} open={props.open} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={backdropClass} />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center">
          <Drawer.Popup className={popupClass}>
            <div className={clsx(sheetLook.head, props.headClass)}>
              <span aria-hidden className={sheetLook.grip} />
              <div className={sheetLook.bar}>
                <Drawer.Title className={sheetLook.title}>{props.title}</Drawer.Title>
                <Drawer.Close aria-label={t('close')} className={sheetLook.close}>
                  <X aria-hidden className="size-5" />
                </Drawer.Close>
              </div>
            </div>
            <Drawer.Content className={clsx(sheetLook.content, !props.footer && 'safe-bottom')}>
              {props.children}
            </Drawer.Content>
            {props.footer !== undefined && <div className={sheetLook.footer}>{props.footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
