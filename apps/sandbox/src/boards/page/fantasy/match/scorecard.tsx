import type { FantasyFixture } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import { Shirt } from '../build/squads.tsx'
import { scoreText } from '../names.ts'
import type { inningsAt } from '../show/match-balls.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'

type Innings = ReturnType<typeof inningsAt>

type ScorecardProps = {
  fixture: FantasyFixture
  first: Innings
  second: Innings
  isChase: boolean
  isOver: boolean
  voice: BoardVoice<FantasyKey>
}

/** Both innings in one line; whoever bats stands out. */
export function Scorecard({ fixture, first, second, isChase, isOver, voice }: ScorecardProps) {
  const sides = [
    { team: fixture.first, at: first, isBatting: !isChase },
    { team: fixture.second, at: second, isBatting: isChase },
  ]
  return (
    <div className="fantasy-score">
      {sides.map(({ team, at, isBatting }) => (
        <span className={isBatting && !isOver ? 'batting' : ''} key={team}>
          <Shirt team={team} />
          {voice.say(`short-${team}`)}
          <b>{scoreText(at, voice.say)}</b>
        </span>
      ))}
    </div>
  )
}
