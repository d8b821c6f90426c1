import { Navigate } from '../../lib/router/navigate.tsx'
import { useParams } from '../../lib/router/use-params.ts'
import { routeState } from '../../app/routes/route-state.ts'
import { ScreenPending } from '../../app/routes/screen-pending.tsx'
import { useEventLists } from '../../features/odds/events/event-queries.ts'
import { useGeneral } from '../../features/site/queries.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'
import { GuestMatch } from './guest-match.tsx'
import { NoMatch } from './no-match.tsx'

/**
 * A match by its address: whoever is logged in goes on to its odds view; a guest sees score and
 * prices, if the house shows them to guests.
 */
export function Match() {
  const { eventId }: { eventId?: string } = useParams()
  const loggedIn = useSession() !== null
  const general = useGeneral()
  const host = general.data?.odds_url ?? ''
  const { events, settled, failed } = useEventLists(host)
  const event = events.find((one) => one.eventId === eventId)
  if (!loggedIn && general.data?.guest_odds === 'off') return <Navigate to={paths.login} />
  if (event === undefined) {
    const isAwaited = general.isPending || (host !== '' && !settled)
    return isAwaited ? <ScreenPending /> : <NoMatch failed={general.isError || failed} />
  }
  if (loggedIn) {
    const { marketId, sport } = event
    const visit = { marketId, eventId: event.eventId, selectedSport: sport }
    const state = routeState('oddsView', { ...visit, previousPath: paths.exchangeInplay })
    return <Navigate state={state} to={paths.oddsView} />
  }
  return <GuestMatch event={event} host={host} />
}
