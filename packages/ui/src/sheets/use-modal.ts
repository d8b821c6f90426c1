import { useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'

type Modal = {
  /** What stands directly in the body. */
  root: RefObject<HTMLElement | null>
  /** What takes the focus. */
  panel: RefObject<HTMLElement | null>
  open: boolean
  onClose: () => void
}

/**
 * While open: the rest of the page takes neither focus nor scrolling, Escape closes, and the focus
 * goes to the panel and afterwards back. Answers whether the panel itself takes part. All but Escape
 * waits until the panel has been painted, because it makes the browser compute styles anew.
 */
export function useModal({ root, panel, open, onClose }: Modal): boolean {
  const close = useEffectEvent(onClose)
  const [active, setActive] = useState(false)
  if (active && !open) setActive(false)
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const cancel = afterPaint(() => setActive(true))
    document.addEventListener('keydown', onKey)
    return () => {
      cancel()
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  useEffect(() => {
    if (!active || root.current === null || panel.current === null) return undefined
    return holdPage(root.current, panel.current)
  }, [active, root, panel])
  return active
}

/** Everything beside `root` stops taking part; the answer undoes it and gives the focus back. */
function holdPage(root: HTMLElement, panel: HTMLElement): () => void {
  const before = document.activeElement
  const page = document.documentElement
  const hidden = [...document.body.children].filter(
    (one) => one !== root && !one.hasAttribute('aria-hidden'),
  )
  const onFocus = ({ target }: FocusEvent) => {
    // A dialog that came above keeps its focus: two that both pull would never end.
    const isAbove = target instanceof Element && target.closest('[role$="dialog"]') !== null
    if (target instanceof Node && !root.contains(target) && !isAbove) focus(panel)
  }
  for (const one of hidden) one.setAttribute('aria-hidden', 'true')
  page.style.overflow = 'hidden'
  document.addEventListener('focusin', onFocus)
  focus(panel)
  return () => {
    document.removeEventListener('focusin', onFocus)
    page.style.overflow = ''
    for (const one of hidden) one.removeAttribute('aria-hidden')
    if (before instanceof HTMLElement) focus(before)
  }
}

function focus(element: HTMLElement) {
  element.focus({ preventScroll: true })
}

/** Runs once the next frame is on the screen. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
