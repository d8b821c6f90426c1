import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SiteHistory } from './open-history.ts'
import type { Shown } from './router-context.ts'

/** A page that is gone back to may grow for so long until it is as tall as it was. */
const GROWS_MS = 1_000

/** A new page begins at its top; one that is gone back to stands where it was left. */
export function useScrollMemory(history: SiteHistory, { place }: Shown): void {
  const leftAt = useRef(new Map<number, number>())
  const before = useRef(place)
  useEffect(() => {
    let { index } = history.place()
    window.history.scrollRestoration = 'manual'
    // A reload is the browser's own matter.
    const giveBack = () => (window.history.scrollRestoration = 'auto')
    addEventListener('pagehide', giveBack)
    const unsubscribe = history.subscribe(() => {
      leftAt.current.set(index, scrollY)
      ;({ index } = history.place())
    })
    return () => {
      removeEventListener('pagehide', giveBack)
      unsubscribe()
    }
  }, [history])
  useLayoutEffect(() => {
    const { pathname } = before.current
    before.current = place
    if (place.came === 'pop') return scrollWhenTall(leftAt.current.get(place.index) ?? 0)
    const isNew = place.came === 'push' || (place.came === 'replace' && place.pathname !== pathname)
    if (isNew) scrollTo(0, 0)
  }, [place])
}

/** Scrolls there once the page is tall enough; answers how to give up. */
function scrollWhenTall(top: number): () => void {
  const endMs = performance.now() + GROWS_MS
  let frame = 0
  const look = () => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) > 1 && performance.now() < endMs)
      frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
