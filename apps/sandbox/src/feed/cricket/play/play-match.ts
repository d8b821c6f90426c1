import type { Moment, Words } from '../../match/match.ts'
import type { Innings } from '../innings/innings.ts'
import { SUPER_OVER_RULES } from '../rules/cricket-rules.ts'
import { parScore } from '../rules/revised-target.ts'
import { fill } from '../says/fill.ts'
import { PLAY_TEXTS } from '../says/play-texts.ts'
import { momentOf } from './moment-of.ts'
import { outcomeOf } from './outcome-of.ts'
import { pauseMs } from './pace.ts'
import { playInnings } from './play-innings.ts'
import { resultText } from './result-text.ts'
import { type Stage, startPair, teamOf } from './stage.ts'

/** Scores that stay level after so many super overs make a tie. */
const SUPER_OVERS_MAX = 3
const BATS_FIRST_SHARE = 0.45

/** The match from the toss to the result, and as many super overs as it takes. */
export function* playMatch(stage: Stage): Generator<Moment, undefined> {
  const battingFirst = yield* toss(stage)
  yield* playPair(stage, pauseMs(stage.random.pace, 'toTheMiddle'))
  let leads = 1 - battingFirst
  for (let played = 0; played < SUPER_OVERS_MAX && isLevel(stage); played += 1) {
    yield* playSuperOver(stage, played, leads)
    leads = 1 - leads
  }
  yield result(stage)
}

function* toss(stage: Stage): Generator<Moment, number> {
  const { play, pace, words } = stage.random
  const winner = play.int(2)
  const bats = play.next() < BATS_FIRST_SHARE
  const battingFirst = bats ? winner : 1 - winner
  const { teams, rules, conditions } = stage
  stage.main = startPair(teams, rules, { index: 0, battingFirst, conditions })
  stage.pair = stage.main
  const texts: readonly Words[] = PLAY_TEXTS[bats ? 'tossBat' : 'tossBowl']
  const says = fill(words.pick(texts), { team: teamOf(stage.teams, winner).name })
  stage.headline = says
  yield momentOf(stage, { afterMs: pauseMs(pace, 'toss'), says })
  return battingFirst
}

/** First innings, break, reply; `afterMs` is the wait before the first ball. */
function* playPair(stage: Stage, afterMs: number): Generator<Moment, void> {
  const { pair } = stage
  if (pair === null) return
  const [first, reply] = pair
  yield* playInnings(stage, first, afterMs)
  if (stage.isWashedOut) return
  reply.target = parScore(first, reply) + 1
  yield theTarget(stage, reply, reply.target)
  yield* playInnings(stage, reply, first.rules.inningsBreakMs)
}

function theTarget(stage: Stage, reply: Innings, target: number): Moment {
  const says = fill(PLAY_TEXTS.target[0], {
    team: teamOf(stage.teams, reply.batting).name,
    target,
  })
  stage.headline = says
  return momentOf(stage, { afterMs: pauseMs(stage.random.pace, 'result'), says })
}

function* playSuperOver(stage: Stage, played: number, leads: number): Generator<Moment, void> {
  const rules = SUPER_OVER_RULES
  const { teams, conditions } = stage
  const start = { index: 2 + 2 * played, battingFirst: leads, conditions }
  stage.pair = startPair(teams, rules, start)
  const says = stage.random.words.pick<Words>(PLAY_TEXTS.superOver)
  stage.headline = says
  yield momentOf(stage, { afterMs: pauseMs(stage.random.pace, 'result'), says })
  yield* playPair(stage, rules.inningsBreakMs)
}

/** Level when the balls ran out; level on the rain rule stays a tie. */
function isLevel({ pair }: Stage): boolean {
  return pair !== null && pair[1].end === 'natural' && outcomeOf(pair).kind === 'tie'
}

function result(stage: Stage): Moment {
  if (stage.pair !== null) stage.outcome = outcomeOf(stage.pair)
  const says = resultText(stage)
  stage.headline = says
  return momentOf(stage, { afterMs: pauseMs(stage.random.pace, 'result'), says, suspended: true })
}
