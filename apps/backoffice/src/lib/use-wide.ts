import { useCallback, useSyncExternalStore } from 'react'

/** Whether the window is at least this wide. */
export function useWide(minWidthPx: number): boolean {
  const query = `(min-width: ${minWidthPx}px)`
  const watch = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
