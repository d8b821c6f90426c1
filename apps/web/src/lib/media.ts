import { useSyncExternalStore } from 'react'

/** A screen at most this wide is mobile (APP-18). */
export const mobileWidthMaxPx = 768

const mobileQuery = `(max-width: ${mobileWidthMaxPx}px)`

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
