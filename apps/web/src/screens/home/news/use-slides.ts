import { useEffect, useState } from 'react'
import { prefersLessMotion } from '../../../lib/media.ts'

/** How long a slide stands (HOME-07). */
export const slideMs = 3000

/** Which slide is shown: moves on every 3 s and wraps, unless held or movement is unwanted. */
export function useSlides(count: number) {
  const [index, setIndex] = useState(0)
  const [held, setHeld] = useState(false)
  const show = (to: number) => setIndex(((to % count) + count) % count)
  useEffect(() => {
    if (count < 2 || held || prefersLessMotion()) return undefined
    const timer = setTimeout(() => setIndex((index + 1) % count), slideMs)
    return () => clearTimeout(timer)
  }, [count, held, index])
  return { index: count === 0 ? 0 : index % count, show, hold: setHeld }
}

/**
 * Where a slide stands, in slides left or right of the shown one. Slides behind the last come
 * round to the front, so that the row has no end.
 */
export function slideOffset(at: number, index: number, count: number): number {
  const ahead = (at - index + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}
