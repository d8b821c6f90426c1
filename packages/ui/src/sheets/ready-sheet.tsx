import { commonText } from '@maidan/locales'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../language.tsx'
import { sheetLook } from './sheet-look.ts'
import type { SheetProps } from './sheet.tsx'
import { useModal } from './use-modal.ts'
import { useSwipeDown } from './use-swipe-down.ts'

/** The second of two quick taps on what opened the sheet is not meant for it. */
const DOUBLE_TAP_MS = 300

type Props = Omit<SheetProps, 'onOpenChange'> & { onClose: () => void }

/**
 * A sheet whose parts stay in the page while it is closed: opening it builds nothing, so that it is
 * on the screen in the first frame after a tap even on a slow phone. For what is opened often and
 * must not wait; everything else is a `Sheet`.
 */
export function ReadySheet({ open, onClose, title, headClass, footer, children }: Props) {
  const t = useText(commonText)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const active = useModal({ root, panel, open, onClose })
  const isMeant = useOpenFor(DOUBLE_TAP_MS, open)
  const swipe = useSwipeDown(panel, onClose)
  return createPortal(
    <div data-open={open || undefined} ref={root}>
      <div
        aria-hidden
        className={clsx(
          sheetLook.backdrop,
          'fixed inset-0 z-50 touch-none',
          !open && 'pointer-events-none opacity-0',
        )}
        onClick={({ timeStamp }) => isMeant(timeStamp) && onClose()}
      />
      <div
        aria-hidden={!active || undefined}
        aria-labelledby={id}
        aria-modal
        className={clsx(
          sheetLook.panel,
          'fixed inset-x-0 bottom-0 z-50 mx-auto transition-[translate] duration-200 ease-out will-change-transform contain-content',
          open ? 'animate-sheet' : 'translate-y-full',
        )}
        // Not `hidden` or `visibility`: to take those away at the tap costs the style of every part.
        inert={!active}
        ref={panel}
        role="dialog"
        tabIndex={-1}
      >
        <div {...swipe} className={clsx(sheetLook.head, 'touch-none select-none', headClass)}>
          <span aria-hidden className={sheetLook.grip} />
          <div className={sheetLook.bar}>
            <h2 className={sheetLook.title} id={id}>
              {title}
            </h2>
            <button
              aria-label={t('close')}
              className={sheetLook.close}
              onClick={onClose}
              type="button"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        </div>
        <div className={clsx(sheetLook.content, footer === undefined && 'safe-bottom')}>
          {children}
        </div>
        {footer !== undefined && <div className={sheetLook.footer}>{footer}</div>}
      </div>
    </div>,
    document.body,
  )
}

/** Answers whether, at a time of the page's clock, the sheet has been open for so long. */
function useOpenFor(ms: number, open: boolean) {
  const openedAtMs = useRef(0)
  useEffect(() => {
    if (open) openedAtMs.current = performance.now()
  }, [open])
  return (nowMs: number) => nowMs - openedAtMs.current > ms
}
