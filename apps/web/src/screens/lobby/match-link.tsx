import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { OddsLink } from '../../app/exchange/odds-link.tsx'
import type { SportsEvent } from '../../features/odds/events/event-list.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session/session.ts'

type Props = { event: SportsEvent; className: string; children: ReactNode }

/** Opens a match: a player's odds view, or the page that a guest may see. */
export function MatchLink({ event, className, children }: Props) {
  const loggedIn = useSession() !== null
  if (loggedIn)
    return (
      <OddsLink className={className} event={event}>
        {children}
      </OddsLink>
    )
  return (
    <Link className={className} params={{ eventId: event.eventId }} to={paths.match}>
      {children}
    </Link>
  )
}
