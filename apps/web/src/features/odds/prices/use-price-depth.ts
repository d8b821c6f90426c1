import { useSyncExternalStore } from 'react'

/** The same as the variant `deep` of the styles. */
const deepQuery = '(width = 48em), (width >= 64em)'

function watch(listener: () => void): () => void {
  const media = matchMedia(deepQuery)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/**
 * Prices a side that the screen has room for: the best one, or three on the widest phone and from
 * where a wide page has that room beside its slip.
 */
export function usePriceDepth(): 1 | 3 {
  return useSyncExternalStore(watch, () => (matchMedia(deepQuery).matches ? 3 : 1))
}
