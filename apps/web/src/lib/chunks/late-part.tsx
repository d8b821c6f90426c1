import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { lazyScreen } from './lazy-screen.ts'

/** A browser does not say that a line which was only weak is good again. */
const RETRY_AFTER_MS = 15_000

const Nothing = () => null

/**
 * A part that the page can do without, fetched when it is drawn. Where its code does not come the page
 * goes on with `Meanwhile` in its place, and it is fetched again, at once when the line is back.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Meanwhile: ComponentType = Nothing,
) {
  const Part = lazyScreen(load)
  const LatePart = (props: P) => {
    const isThere = useFetched(Part)
    return isThere ? <Part {...props} /> : <Meanwhile />
  }
  return Object.assign(LatePart, { preload: Part.preload })
}

function useFetched({
  preload,
  isThere,
}: Pick<ReturnType<typeof lazyScreen>, 'preload' | 'isThere'>) {
  const [there, setThere] = useState(isThere)
  useEffect(() => {
    if (there) return undefined
    const left = new AbortController()
    let retry: ReturnType<typeof setTimeout> | undefined
    const fetchPart = async () => {
      clearTimeout(retry)
      await preload()
      if (left.signal.aborted) return
      setThere(isThere())
      if (!isThere()) retry = setTimeout(() => void fetchPart(), RETRY_AFTER_MS)
    }
    void fetchPart()
    window.addEventListener('online', () => void fetchPart(), { signal: left.signal })
    return () => {
      left.abort()
      clearTimeout(retry)
    }
  }, [there, preload, isThere])
  return there
}
