import type { Moment } from '../match/match.ts'
import { minuteRates } from './minute-rates.ts'
import { HALF_MINUTES, type SoccerClock } from './result-chances.ts'
import { chancesOf, mixChances, momentOf, type Side, type SoccerGame } from './soccer-moment.ts'
import { soccerWords } from './soccer-words.ts'

/** A dangerous attack of a side in a minute; a goal is always the end of one. */
const ATTACK_CHANCE = 0.14
const YELLOW_CHANCE = 0.045
/** Of all goals, those from the penalty spot. */
const PENALTY_SHARE = 0.1
const PENALTY_SCORED = 0.77
const CHECK_CHANCE = 0.25
const OVERTURN_CHANCE = 0.3
const RULED_OUT_CHANCE = CHECK_CHANCE * OVERTURN_CHANCE

const MINUTE_MS = 60_000

/**
 * One minute: play, then at most one thing that matters. What is drawn is told moment by moment, and
 * the chances of each moment are exact for one who knows what was told so far.
 */
export function* playMinute(game: SoccerGame): Generator<Moment, void> {
  const { random } = game
  const openMs = random.pick([14_000, 18_000, 22_000, 27_000])
  yield passBall(game, openMs)
  const [home, away] = game.goals
  const [homeReds, awayReds] = game.reds
  const rates = minuteRates(game.strengths, minuteOf(game.clock), {
    lead: home - away,
    homeReds,
    awayReds,
  })
  game.clock = minuteLater(game.clock)
  const drawn = random.next()
  const redFrom = 2 * ATTACK_CHANCE
  const quietFrom = redFrom + rates.homeRed + rates.awayRed
  if (drawn < ATTACK_CHANCE) yield* attack(game, 0, rates.homeGoal)
  else if (drawn < redFrom) yield* attack(game, 1, rates.awayGoal)
  else if (drawn < quietFrom) yield* sendOff(game, drawn < redFrom + rates.homeRed ? 0 : 1)
  else if (drawn < quietFrom + YELLOW_CHANCE) yield book(game)
  yield passBall(game, MINUTE_MS - openMs)
}

function minuteOf({ half, played, addedLeft }: SoccerClock): number {
  return addedLeft === null ? (half - 1) * HALF_MINUTES + played + 1 : half * HALF_MINUTES
}

function minuteLater(clock: SoccerClock): SoccerClock {
  if (clock.addedLeft === null) return { ...clock, played: clock.played + 1 }
  return { ...clock, addedLeft: clock.addedLeft - 1 }
}

function passBall(game: SoccerGame, afterMs: number): Moment {
  const { random, ball } = game
  const side = random.int(2) as Side
  game.ball = {
    x: between(ball.x + (random.next() - 0.5) * 60, 12, 88),
    y: between(ball.y + (random.next() - 0.5) * 70, 6, 94),
  }
  const says = random.pick(soccerWords.play(game.names[side]))
  return momentOf(game, { afterMs, says, chances: chancesOf(game), side })
}

function* attack(game: SoccerGame, side: Side, goalChance: number): Generator<Moment, void> {
  const { random } = game
  const none = chancesOf(game)
  const scored = chancesOf(game, side)
  const scores = goalChance / ATTACK_CHANCE
  const fromSpot = (PENALTY_SHARE * scores) / PENALTY_SCORED
  const fromPlay = ((1 - PENALTY_SHARE) * scores) / (1 - RULED_OUT_CHANCE)
  game.ball = { x: side === 0 ? 78 + random.int(14) : 8 + random.int(14), y: 20 + random.int(60) }
  yield momentOf(game, {
    afterMs: 6_000 + random.int(8_000),
    says: random.pick(soccerWords.attack(game.names[side])),
    chances: mixChances(scores, scored, none),
    ballRunning: true,
    side,
  })
  const drawn = random.next()
  if (drawn < fromPlay) return yield* goal(game, side)
  if (drawn < fromPlay + fromSpot) return yield* penalty(game, side)
  game.ball = { x: side === 0 ? 96 : 4, y: 15 + random.int(70) }
  yield momentOf(game, {
    afterMs: 4_000 + random.int(7_000),
    says: random.pick(soccerWords.miss(game.names[side])),
    chances: none,
    side,
  })
}

function* goal(game: SoccerGame, side: Side): Generator<Moment, void> {
  const none = chancesOf(game)
  const scored = chancesOf(game, side)
  yield score(game, side, mixChances(RULED_OUT_CHANCE, none, scored), 5_000)
  if (game.random.next() < CHECK_CHANCE) {
    yield momentOf(game, {
      afterMs: 15_000,
      says: soccerWords.check,
      chances: mixChances(OVERTURN_CHANCE, none, scored),
      suspended: true,
      side,
    })
    const isRuledOut = game.random.next() < OVERTURN_CHANCE
    if (isRuledOut) {
      game.goals[side] -= 1
      game.recent.push(`${game.minute} ✕`)
    }
    yield momentOf(game, {
      afterMs: 40_000 + game.random.int(50_000),
      says: isRuledOut ? soccerWords.ruledOut : soccerWords.stands,
      chances: isRuledOut ? none : scored,
      suspended: true,
      side,
    })
  }
  yield restart(game, 45_000)
}

function* penalty(game: SoccerGame, side: Side): Generator<Moment, void> {
  const none = chancesOf(game)
  const scored = chancesOf(game, side)
  game.ball = { x: side === 0 ? 89 : 11, y: 50 }
  yield momentOf(game, {
    afterMs: 5_000,
    says: soccerWords.penalty(game.names[side]),
    chances: mixChances(PENALTY_SCORED, scored, none),
    suspended: true,
    side,
    event: 'penalty',
  })
  const waitMs = 50_000 + game.random.int(40_000)
  if (game.random.next() < PENALTY_SCORED) {
    yield score(game, side, scored, waitMs)
    yield restart(game, 45_000)
    return
  }
  yield momentOf(game, {
    afterMs: waitMs,
    says: soccerWords.penaltyMissed(game.names[side]),
    chances: none,
    suspended: true,
    side,
  })
  yield restart(game, 10_000)
}

function score(
  game: SoccerGame,
  side: Side,
  chances: readonly [number, number, number],
  afterMs: number,
) {
  game.goals[side] += 1
  const text = `${game.goals[0]}–${game.goals[1]}`
  game.recent.push(`${game.minute} ${text}`)
  game.ball = { x: side === 0 ? 100 : 0, y: 50 }
  const says = soccerWords.goal(game.names[side], text)
  return momentOf(game, { afterMs, says, chances, suspended: true, side, event: 'goal' })
}

function* sendOff(game: SoccerGame, side: Side): Generator<Moment, void> {
  game.reds[side] += 1
  game.recent.push(`${game.minute} 🟥`)
  yield momentOf(game, {
    afterMs: 6_000,
    says: soccerWords.red(game.names[side]),
    chances: chancesOf(game),
    suspended: true,
    side,
    event: 'card',
  })
  yield restart(game, 40_000)
}

function book(game: SoccerGame): Moment {
  const side = game.random.int(2) as Side
  game.recent.push(`${game.minute} 🟨`)
  return momentOf(game, {
    afterMs: 8_000,
    says: soccerWords.yellow(game.names[side]),
    chances: chancesOf(game),
    side,
    event: 'card',
  })
}

function restart(game: SoccerGame, afterMs: number): Moment {
  game.ball = { x: 50, y: 50 }
  return momentOf(game, { afterMs, says: soccerWords.restart, chances: chancesOf(game) })
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
