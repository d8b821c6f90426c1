import { useEffect } from 'react'

/** What stood on a page for less has been seen by nobody: who comes back may meet the last moment of a round. */
const SEEN_MS = 1_000

/** Calls `saw` with the number of a round whose end the page has shown to somebody who looks; null: none is shown. */
export function useSeenEnd(number: number | null, saw: (number: number) => void): void {
  useEffect(() => {
    if (number === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => saw(number), SEEN_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [number, saw])
}
