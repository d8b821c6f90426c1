import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { useLocation } from '../../lib/router/use-location.ts'
import { paths } from '../../lib/paths.ts'
import { routeState } from '../routes/route-state.ts'

type Props = {
  event: { marketId: string; eventId: string; sport: string }
  className?: string
  children: ReactNode
}

/** Opens the odds view of an event; its back button returns to where the link stood (EXCH-04). */
export function OddsLink({ event, className, children }: Props) {
  const previousPath = useLocation().href
  const { marketId, eventId, sport } = event
  return (
    <Link
      className={className}
      state={routeState('oddsView', { marketId, eventId, selectedSport: sport, previousPath })}
      to={paths.oddsView}
    >
      {children}
    </Link>
  )
}
