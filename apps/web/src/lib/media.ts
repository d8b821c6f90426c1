import { useSyncExternalStore } from 'react'

/**
 * A screen at most 768 px wide is mobile (APP-18). It is said in letters, as every width of the
 * styles is: with text of twice the size, a window holds half as much.
 */
const mobileQuery = '(width <= 48em)'

function watchWidth(listener: () => void): () => void {
  const media = matchMedia(mobileQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export function isMobile(): boolean {
  return matchMedia(mobileQuery).matches
}

/** Whether the screen is mobile now; re-checked on resize (SIL-003). */
export function useIsMobile(): boolean {
  return useSyncExternalStore(watchWidth, isMobile)
}

/** Whether the player asked his device for less movement. */
export function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
