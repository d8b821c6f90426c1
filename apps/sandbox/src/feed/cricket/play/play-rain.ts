import type { Moment, Words } from '../../match/match.ts'
import type { Innings } from '../innings/innings.ts'
import { BALLS_PER_OVER } from '../rules/cricket-rules.ts'
import { parScore, shorten } from '../rules/revised-target.ts'
import { shortOversText } from '../says/digits.ts'
import { fill } from '../says/fill.ts'
import { PLAY_TEXTS } from '../says/play-texts.ts'
import { momentOf } from './moment-of.ts'
import { pauseMs } from './pace.ts'
import type { RainPlan } from './rain-plan.ts'
import type { Stage } from './stage.ts'

/** Looks at the play stopped, beyond the first, for each over lost. */
const LOOKS_PER_LOST_OVER = 0.5

/** Stops play when the shower of the plan is due, and shortens or ends what is left. */
export function* playRain(stage: Stage, innings: Innings): Generator<Moment, void> {
  const { rain, random } = stage
  if (rain === null || rain.innings !== innings.index || innings.balls < rain.balls) return
  stage.rain = null
  const says = random.words.pick<Words>(PLAY_TEXTS.rain)
  stage.headline = says
  yield momentOf(stage, { afterMs: pauseMs(random.pace, 'rain'), says, suspended: true })
  const looks = 1 + Math.floor(rain.lostOvers * LOOKS_PER_LOST_OVER)
  for (let look = 0; look < looks; look += 1) {
    yield momentOf(stage, {
      afterMs: pauseMs(random.pace, 'stillRaining'),
      says: random.words.pick<Words>(PLAY_TEXTS.stillRaining),
      suspended: true,
    })
  }
  takeOvers(stage, innings, rain)
  stage.headline = null
  if (innings.end !== 'open') return
  yield momentOf(stage, {
    afterMs: pauseMs(random.pace, 'stillRaining'),
    says: resumeText(innings),
  })
}

function takeOvers(stage: Stage, innings: Innings, rain: RainPlan): void {
  const [first, reply] = stage.main ?? []
  stage.isWashedOut = rain.isWashout
  if (first === undefined || reply === undefined) return
  const { rules } = innings
  const shorter = innings.ballsLimit - rain.lostOvers * BALLS_PER_OVER
  const limit = Math.max(shorter, rules.oversMin * BALLS_PER_OVER)
  const isCut = rain.isWashout || innings.balls >= limit
  shorten(innings, isCut ? innings.balls : limit)
  if (isCut) innings.end = 'cut'
  if (innings === first) shorten(reply, limit)
  if (innings !== reply || isCut) return
  reply.target = parScore(first, reply) + 1
  if (reply.runs >= reply.target) reply.end = 'natural'
}

function resumeText({ ballsLimit, target }: Innings): Words {
  const overs = shortOversText(ballsLimit)
  if (target === null) return fill(PLAY_TEXTS.resumes[0], { overs })
  return fill(PLAY_TEXTS.resumesToTarget[0], { overs, target })
}
