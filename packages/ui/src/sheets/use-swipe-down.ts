import { useRef } from 'react'
import type { PointerEvent, RefObject } from 'react'

/** A finger may tremble this much on a tap. */
const TREMBLE_PX = 6
/** Pulled this far down and let go, the panel closes. */
const CLOSE_PX = 72

/** Handlers for the head of a panel: it follows a finger downwards, and closes when pulled far. */
export function useSwipeDown(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null)
  const pulledPx = useRef(0)
  const show = (pixels: number) => {
    pulledPx.current = pixels
    panel.current?.style.setProperty('translate', pixels === 0 ? '' : `0 ${pixels}px`)
  }
  const onPointerDown = ({ clientY, isPrimary }: PointerEvent) => {
    if (isPrimary) startY.current = clientY
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (startY.current === null) return
    const px = Math.max(0, event.clientY - startY.current)
    if (pulledPx.current === 0 && px <= TREMBLE_PX) return
    event.currentTarget.setPointerCapture(event.pointerId)
    show(px)
  }
  const end = (closes: boolean) => () => {
    const far = pulledPx.current > CLOSE_PX
    startY.current = null
    show(0)
    if (closes && far) onClose()
  }
  return { onPointerDown, onPointerMove, onPointerUp: end(true), onPointerCancel: end(false) }
}
