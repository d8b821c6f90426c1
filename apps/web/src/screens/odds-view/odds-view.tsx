import { useState } from 'react'
import { Navigate } from '../../lib/router/navigate.tsx'
import { paths } from '../../lib/paths.ts'
import { useRouteState } from '../../app/routes/route-state.ts'
import { EventView } from './event-view.tsx'

/** The odds of one event; without one to show, the list of what is on (SIL-112). */
export function OddsView() {
  const visit = useLastVisit()
  if (!visit?.marketId || !visit.eventId) return <Navigate to={paths.exchangeInplay} />
  return <EventView key={visit.marketId} visit={visit} />
}

/** The location is the next screen's already while this one still stands. */
function useLastVisit() {
  const given = useRouteState('oddsView')
  const [kept, keep] = useState(given)
  if (given !== undefined && given.marketId !== kept?.marketId) keep(given)
  return kept
}
