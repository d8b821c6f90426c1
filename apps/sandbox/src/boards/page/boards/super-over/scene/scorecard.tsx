import type { Ball, CricketFixture, CricketTeamKey } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { Stand } from '../show/stand-at.ts'
import type { SuperOverKey } from '../words/en.ts'
import { KITS } from './kits.ts'

type ScorecardProps = { fixture: CricketFixture; stand: Stand; voice: BoardVoice<SuperOverKey> }

/** Both innings, ball by ball, as a broadcast shows them. */
export function Scorecard({ fixture, stand, voice }: ScorecardProps) {
  const { first, second, isChase, needs } = stand
  const ballsLeft = 6 - second.innings.balls
  const asks = isChase && needs > 0 && ballsLeft > 0 && second.innings.wickets < 2
  return (
    <div className="super-over-card">
      <Row at={first} isBatting={!isChase} team={fixture.first} voice={voice} />
      <Row at={second} isBatting={isChase} team={fixture.second} voice={voice}>
        {asks && (
          <span className="super-over-needs">
            {voice.say('needs', { runs: needs, balls: ballsLeft })}
          </span>
        )}
      </Row>
    </div>
  )
}

type RowProps = {
  at: Stand['first']
  team: CricketTeamKey
  isBatting: boolean
  voice: BoardVoice<SuperOverKey>
  children?: React.ReactNode
}

function Row({ at, team, isBatting, voice, children }: RowProps) {
  const { runs, wickets } = at.innings
  return (
    <div className={isBatting ? 'super-over-row super-over-batting' : 'super-over-row'}>
      <span className="super-over-badge" style={{ background: KITS[team].shirt }} />
      <b className="super-over-name">{voice.say(`short-${team}`)}</b>
      <b className="super-over-runs">
        {voice.say('score', { runs: String(runs), wickets: String(wickets) })}
      </b>
      <ol className="super-over-balls">
        {at.balls.map((ball, index) => (
          // Balls only ever come to the end of the list.
          <BallMark key={index} ball={ball} voice={voice} />
        ))}
      </ol>
      {children}
    </div>
  )
}

function BallMark({ ball, voice }: { ball: Ball; voice: BoardVoice<SuperOverKey> }) {
  return (
    <li className={`super-over-ball super-over-ball-${ball}`}>
      <span aria-hidden="true">{voice.say(`mark-${ball}`)}</span>
      <span className="spoken">{voice.say(`call-${ball}`)}</span>
    </li>
  )
}
