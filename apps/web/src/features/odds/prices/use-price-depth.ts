import { useSyncExternalStore } from 'react'

const deepQuery = '(min-width: 768px)'

function watch(listener: () => void): () => void {
  const media = matchMedia(deepQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Prices a side that the screen has room for: the best one, or three from 768 px on. */
export function usePriceDepth(): 1 | 3 {
  return useSyncExternalStore(watch, () => (matchMedia(deepQuery).matches ? 3 : 1))
}
