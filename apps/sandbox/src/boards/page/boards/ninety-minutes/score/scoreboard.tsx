import { MATCH_SIDES, type MatchGoal, type MatchScore, type MatchSide } from '@maidan/casino'
import { KITS } from '../kits.ts'
import { minuteText, shortName, type Teller } from '../told.ts'

type ScoreboardProps = Teller & { goals: readonly MatchGoal[]; score: MatchScore }

/** Both clubs with their goals, and the minute of each. */
export function Scoreboard(props: ScoreboardProps) {
  return (
    <ul className="match-score">
      {MATCH_SIDES.map((side) => (
        <Row {...props} key={side} side={side} />
      ))}
    </ul>
  )
}

function Row({ side, goals, score, ...teller }: ScoreboardProps & { side: MatchSide }) {
  const { fixture, voice } = teller
  const team = shortName(side, teller)
  const minutes = goals.filter((goal) => goal.side === side).map(({ minute }) => minute)
  const told = { team, score: score[side], minutes: minutes.join(', ') }
  return (
    <li aria-label={voice.say(minutes.length === 0 ? 'noGoalsOf' : 'goalsOf', told)}>
      <i style={{ background: KITS[fixture[side]].shirt }} />
      <span className="match-club">{team}</span>
      <span className="match-minutes">
        {minutes.map((minute) => minuteText(minute, teller)).join(' ')}
      </span>
      <b key={score[side]}>{score[side]}</b>
    </li>
  )
}
