import { cricketersOf } from '@maidan/casino'
import { MatchSide } from '../../../fantasy/match/match-side.tsx'
import { Scene } from '../../../fantasy/match/scene.tsx'
import { Leaders } from '../room/leaders.tsx'
import type { FivePart } from './five-part.ts'
import { OwnTeams } from './own-teams.tsx'

/** The match as it is played, the player's own teams climbing, and everybody else's beside them. */
export function MatchView(match: Omit<FivePart, 'all'>) {
  const part = { ...match, all: cricketersOf(match.shown.fixture) }
  return (
    <div className="fantasy-match">
      <Scene {...part} />
      <OwnTeams {...part} />
      <MatchSide {...part} room={part.table.voice.say('room')}>
        <Leaders {...part} />
      </MatchSide>
    </div>
  )
}
