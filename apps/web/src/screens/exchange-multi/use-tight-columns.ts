import { useSyncExternalStore } from 'react'

/** Two columns stand from 80em on; from 110em on each has room for three prices a side. */
const tight = '(80em <= width < 110em)'

function watch(listener: () => void): () => void {
  const media = matchMedia(tight)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether pinned markets stand so close that each has room for one price a side only. */
export function useTightColumns(): boolean {
  return useSyncExternalStore(watch, () => matchMedia(tight).matches)
}
