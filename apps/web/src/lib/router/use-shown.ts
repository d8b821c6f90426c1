import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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
  const isSameScreen = wished.route === shown.route
  // What is typed may stand in the address: it is shown in the same turn.
  if (isSameScreen && shown !== wished) setShown(wished)
  const isReady = isSameScreen || screen.isThere()
  // At once, though what stands around it may still be on its way.
  useEffect(() => void screen.preload(), [screen])
  useEffect(() => {
    if (isSameScreen) return undefined
    // Drawn between frames, so that the tap is answered before a whole screen is.
    const showInTurn = () => startTransition(() => setShown(wished))
    if (isReady) return showInTurn()
    let isWanted = true
    void screen.preload().then(() => isWanted && showInTurn())
    // What is late shows that it is under way, and that cannot wait for it.
    const timer = setTimeout(() => setShown(wished), STAYS_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isReady, isSameScreen, screen, wished])
  return isSameScreen ? wished : shown
}
