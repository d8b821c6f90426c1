import type { Moment, Words } from '../../match/match.ts'
import { figuresText, scoreText } from '../board/score-text.ts'
import { chooseBowler } from '../innings/choose-bowler.ts'
import { batterAt, bowlerNow, type Innings } from '../innings/innings.ts'
import { isOverDone } from '../innings/apply-delivery.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { shortOversText } from '../says/digits.ts'
import { fill } from '../says/fill.ts'
import { PLAY_TEXTS } from '../says/play-texts.ts'
import { momentOf } from './moment-of.ts'
import { pauseMs } from './pace.ts'
import { playBall } from './play-ball.ts'
import { playRain } from './play-rain.ts'
import { type Stage, teamOf } from './stage.ts'

/** An innings from the walk to the middle until it is over; `afterMs` is the wait before it. */
export function* playInnings(
  stage: Stage,
  innings: Innings,
  afterMs: number,
): Generator<Moment, void> {
  stage.current = innings
  stage.headline = null
  innings.bowler = chooseBowler(innings, stage.random.play)
  yield momentOf(stage, { afterMs, says: startText(stage, innings) })
  while (innings.end === 'open') yield* playOver(stage, innings)
  stage.current = null
  const says = endText(stage, innings)
  stage.headline = says
  const endMs = pauseMs(stage.random.pace, 'inningsEnd')
  yield momentOf(stage, { afterMs: endMs, says, suspended: true })
}

function* playOver(stage: Stage, innings: Innings): Generator<Moment, void> {
  let isDone = false
  while (!isDone && innings.end === 'open') {
    yield* playRain(stage, innings)
    if (innings.end !== 'open') return
    const delivery = yield* playBall(stage, innings)
    isDone = isOverDone(innings, delivery)
  }
  if (innings.end !== 'open') return
  const says = overText(stage, innings)
  innings.bowler = chooseBowler(innings, stage.random.play)
  yield momentOf(stage, { afterMs: pauseMs(stage.random.pace, 'overEnd'), says })
}

function startText({ random }: Stage, innings: Innings): Words {
  return fill(random.words.pick<Words>(PLAY_TEXTS.start), {
    one: batterAt(innings, innings.striker).player.name,
    other: batterAt(innings, innings.nonStriker).player.name,
    bowler: bowlerNow(innings).player.name,
  })
}

function overText({ random }: Stage, innings: Innings): Words {
  const bowler = bowlerNow(innings)
  return fill(random.words.pick<Words>(PLAY_TEXTS.overEnd), {
    over: innings.balls / BALLS_PER_OVER,
    score: scoreText(innings),
    bowler: bowler.player.name,
    figures: figuresText(bowler),
  })
}

function endText({ teams, random }: Stage, innings: Innings): Words {
  return fill(random.words.pick<Words>(PLAY_TEXTS[endKey(innings)]), {
    team: teamOf(teams, innings.batting).name,
    runs: innings.runs,
    score: scoreText(innings),
    overs: shortOversText(innings.balls),
  })
}

function endKey({ end, wickets, rules }: Innings): 'cut' | 'allOut' | 'inningsEnd' {
  if (end === 'cut') return 'cut'
  return wickets >= rules.wickets ? 'allOut' : 'inningsEnd'
}
