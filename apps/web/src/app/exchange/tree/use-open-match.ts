import { useLocation } from '../../../lib/router/use-location.ts'
import { useNavigate } from '../../../lib/router/use-navigate.ts'
import type { SportsEvent } from '../../../features/odds/events/event-list.ts'
import { paths } from '../../../lib/paths.ts'
import { routeState } from '../../routes/route-state.ts'

/** Opens the odds view of a match; its way back leads to where the player stood. */
export function useOpenMatch(): (event: SportsEvent) => void {
  const navigate = useNavigate()
  const previousPath = useLocation().href
  return ({ marketId, eventId, sport }) => {
    const state = routeState('oddsView', { marketId, eventId, selectedSport: sport, previousPath })
    navigate({ to: paths.oddsView, state })
  }
}
