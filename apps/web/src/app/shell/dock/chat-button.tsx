import { shellText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { useSupport } from '../../support/use-support.ts'
import { dockClass } from './dock.ts'
import type { Dock } from './dock.ts'
import { isDrag, keepInside } from './drag.ts'
import type { Point } from './drag.ts'

const sizePx = 48
const toolbarPx = 72

/** Where the player left the button; it stays there from screen to screen. */
let kept: Point | null = null

/**
 * The floating support button: a tap opens the contact, a drag moves it (CHAT-11, CHAT-12). Docked,
 * it waits as a narrow tab in the margin of the page, so that nothing to press or read lies below.
 */
export function ChatButton({ dock }: { dock: Dock }) {
  const t = useText(shellText)
  const { openContact } = useSupport()
  const { place, handlers, wasDragged } = useDrag()
  const isTab = dock !== 'none' && place === null
  return (
    <button
      {...handlers}
      aria-label={t('openChat')}
      className={clsx(
        'fixed bottom-[calc(9rem+env(safe-area-inset-bottom))] z-30 flex h-[48px] touch-none items-center justify-center bg-field-700 text-floodlight shadow-float ring-1 ring-field-600 transition-shadow select-none active:shadow-glow',
        isTab ? dockClass[dock] : 'right-4 w-[48px] rounded-full',
      )}
      onClick={() => {
        if (!wasDragged()) openContact()
      }}
      style={
        place === null ? undefined : { left: place.x, top: place.y, right: 'auto', bottom: 'auto' }
      }
      type="button"
    >
      <MessageCircle aria-hidden className={isTab ? 'size-3.5' : 'size-6'} />
    </button>
  )
}

function useDrag() {
  const [place, setPlace] = useState(kept)
  const press = useRef<{ start: Point; grip: Point } | null>(null)
  const dragged = useRef(false)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = false
    press.current = {
      start: { x: event.clientX, y: event.clientY },
      grip: { x: event.clientX - box.left, y: event.clientY - box.top },
    }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (press.current === null) return
    const at = { x: event.clientX, y: event.clientY }
    dragged.current ||= isDrag(press.current.start, at)
    if (!dragged.current) return
    const { grip } = press.current
    const space = { width: innerWidth, height: innerHeight - toolbarPx }
    kept = keepInside({ x: at.x - grip.x, y: at.y - grip.y }, sizePx, space)
    setPlace(kept)
  }
  const onPointerUp = () => {
    press.current = null
  }
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
  return { place, handlers, wasDragged: () => dragged.current }
}
