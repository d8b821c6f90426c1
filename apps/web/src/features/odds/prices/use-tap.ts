import { useRef } from 'react'
import type { TouchEvent } from 'react'

/** A finger that strays further, or stays longer, means something else. */
const STRAY_PX = 10
const TAP_MS = 500

/**
 * Handlers that act when a finger is lifted, before the mouse events and the click that browsers
 * make of a touch: on a slow phone those cost more than the deed. The keyboard, a mouse and a screen
 * reader click.
 */
export function useTap(onTap: () => void) {
  const start = useRef<{ x: number; y: number; atMs: number } | null>(null)
  const onTouchStart = ({ touches, timeStamp }: TouchEvent) => {
    const touch = touches.length === 1 ? touches[0] : undefined
    start.current = touch ? { x: touch.clientX, y: touch.clientY, atMs: timeStamp } : null
  }
  const onTouchEnd = (event: TouchEvent) => {
    const lifted = event.changedTouches[0]
    const from = start.current
    start.current = null
    // A touch that scrolls cannot be cancelled.
    if (from === null || lifted === undefined || !event.cancelable) return
    const strayPx = Math.hypot(lifted.clientX - from.x, lifted.clientY - from.y)
    if (strayPx > STRAY_PX || event.timeStamp - from.atMs > TAP_MS) return
    event.preventDefault()
    onTap()
  }
  return { onClick: onTap, onTouchStart, onTouchEnd }
}
