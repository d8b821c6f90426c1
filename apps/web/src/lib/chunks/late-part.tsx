import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { lazyScreen } from './lazy-screen.ts'

/**
 * A part that the page can do without, fetched when it is drawn. Where its code does not come nothing
 * stands in its place, the page goes on, and it is fetched again once the line is back.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazyScreen(load)
  return function LatePart(props: P) {
    const isThere = useFetched(Part)
    return isThere ? <Part {...props} /> : null
  }
}

function useFetched({
  preload,
  isThere,
}: Pick<ReturnType<typeof lazyScreen>, 'preload' | 'isThere'>) {
  const [there, setThere] = useState(isThere)
  useEffect(() => {
    if (there) return undefined
    const left = new AbortController()
    const fetchPart = async () => {
      await preload()
      if (!left.signal.aborted) setThere(isThere())
    }
    void fetchPart()
    window.addEventListener('online', () => void fetchPart(), { signal: left.signal })
    return () => left.abort()
  }, [there, preload, isThere])
  return there
}
