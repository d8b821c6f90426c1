import { useSession } from '../../../lib/session/session.ts'
import { useGeneral } from '../../../features/site/queries.ts'
import { MatchesCard } from '../../lobby/matches-card.tsx'

/** What is on now, with its prices; a guest sees it if the house shows it to guests. */
export function HomeMatches() {
  const loggedIn = useSession() !== null
  const general = useGeneral().data
  if (general === undefined || (!loggedIn && general.guest_odds === 'off')) return null
  return (
    <div className="mt-8 px-4">
      <MatchesCard />
    </div>
  )
}
