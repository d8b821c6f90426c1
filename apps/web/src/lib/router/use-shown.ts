import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { matchRoute } from './match-route.ts'
import type { SiteHistory } from './open-history.ts'
import type { Route, Shown } from './router-context.ts'

/** So long the screen before stays while the next one is fetched. */
const STAYS_MS = 300

/** What is shown: the place of the history, or for a moment the one before it. */
export function useShown(history: SiteHistory, routes: readonly Route[]): Shown {
  const place = useSyncExternalStore(history.subscribe, history.place)
  const wished = useMemo(() => {
    const found = matchRoute(routes, place.pathname)
    if (found === null) throw new Error(`the guard let ${place.pathname} in, which has no route`)
    return { place, ...found }
  }, [place, routes])
  const [shown, setShown] = useState(wished)
  const { screen } = wished.route
  // At once, though what stands around it may still be on its way.
  useEffect(() => void screen.preload(), [screen])
  const isReady = wished.route === shown.route || screen.isThere()
  if (isReady && shown !== wished) setShown(wished)
  useEffect(() => {
    if (isReady) return undefined
    let isWanted = true
    const show = () => {
      if (isWanted) setShown(wished)
    }
    void screen.preload().then(show)
    const timer = setTimeout(show, STAYS_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isReady, screen, wished])
  return isReady ? wished : shown
}
