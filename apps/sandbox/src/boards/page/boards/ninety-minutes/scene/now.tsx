import { matchScore, type MatchPlay } from '@maidan/casino'
import { useEachFrame } from '../../../moments/use-each-frame.ts'
import { KITS } from '../kits.ts'
import type { MatchPhase } from '../show/match-clock.ts'
import type { MatchMoment } from '../show/match-moments.ts'
import { endText, goalsAmong, minuteText, momentText, scoreText, type Teller } from '../told.ts'

/** So long what has happened stays written over the pitch. */
const GOAL_MS = 1_500
const NEAR_MS = 1_200

type NowProps = Teller & {
  play: MatchPlay | null
  phase: MatchPhase
  told: readonly MatchMoment[]
  playMs: () => number
  isStill: boolean
}

/** What is written over the pitch: what has just happened, the score of the break, the end. */
export function Now({ play, phase, told, playMs, isStill, ...teller }: NowProps) {
  const last = told.at(-1)
  const isFresh = useEachFrame(() => last !== undefined && playMs() - last.atMs < lastsMs(last))
  const { voice } = teller
  if (play === null) return null
  if (phase === 'over') return <p className="match-now match-end">{endText(play, teller)}</p>
  if (phase === 'before') return <p className="match-now">{voice.say('kickOff')}</p>
  const score = scoreText(matchScore(goalsAmong(told)))
  if (phase === 'break') return <p className="match-now">{voice.say('halfScore', { score })}</p>
  if (last === undefined || !isFresh || isStill) return null
  const minute = minuteText(last.minute, teller)
  if (last.kind !== 'goal') {
    return (
      <p className="match-now" key={last.minute}>
        <b>{minute}</b> {momentText(last, teller)}
      </p>
    )
  }
  const { shirt } = KITS[teller.fixture[last.side]]
  return (
    <div aria-hidden="true" key={last.minute}>
      <i
        className="match-cheer"
        style={{ background: `linear-gradient(${shirt}, transparent 62%)` }}
      />
      <p className="match-goal" style={{ borderColor: shirt }}>
        <b>{voice.say('goalCall')}</b>
        <span>{voice.say('lineGoal', { minute, what: momentText(last, teller), score })}</span>
      </p>
    </div>
  )
}

function lastsMs({ kind }: MatchMoment): number {
  return kind === 'goal' ? GOAL_MS : NEAR_MS
}
