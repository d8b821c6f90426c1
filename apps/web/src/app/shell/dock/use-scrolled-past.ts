import { useSyncExternalStore } from 'react'

/** How far a page is scrolled before the floating controls appear (HOME-23, HOME-24). */
export const floatingThresholdPx = 300

function watchScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled further than the threshold; renders only when that changes. */
export function useScrolledPast(thresholdPx = floatingThresholdPx): boolean {
  return useSyncExternalStore(watchScroll, () => window.scrollY > thresholdPx)
}
