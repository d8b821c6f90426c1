import { fivePoints } from '@maidan/casino'
import { useState } from 'react'
import { NoTeam } from '../../../fantasy/match/no-team.tsx'
import { TeamStand } from '../../../fantasy/match/team-stand.tsx'
import { TeamTabs } from '../../../fantasy/match/team-tabs.tsx'
import { Ladder } from '../ladder/ladder.tsx'
import type { FivePart } from './five-part.ts'
import { standText } from './stand-text.ts'

/** The player's teams of this round, and the ladder that the chosen one climbs. */
export function OwnTeams(part: FivePart) {
  const { shown, table } = part
  const { voice, own } = table
  const [chosen, choose] = useState(0)
  const at = own[chosen] === undefined ? 0 : chosen
  const stake = own[at]
  if (stake === undefined) return <NoTeam voice={voice} />
  const { spot } = stake
  const points = fivePoints(shown.points, spot)
  return (
    <section aria-label={voice.say('five')} className="fantasy-own">
      <TeamTabs
        choose={choose}
        chosen={at}
        shown={shown}
        table={table}
        teams={own.map((one) => one.spot)}
      />
      <TeamStand {...part} stand={standText(part, stake, points)} team={spot} />
      <Ladder fixture={shown.fixture} points={points} spot={spot} voice={voice} />
    </section>
  )
}
