import type { Match, Moment, Words } from '../match/match.ts'
import { createRandom } from '../random/random.ts'
import { playMinute } from './play-minute.ts'
import { ADDED_TIME, createResultModel, HALF_MINUTES } from './result-chances.ts'
import { minuteText } from './soccer-board.ts'
import { chancesOf, momentOf, openingMoment, type SoccerGame } from './soccer-moment.ts'
import { soccerWords } from './soccer-words.ts'

/** A club with the share of its league's goals that it scores: 1 is average. */
export type Club = Readonly<{ name: Words; strength: number }>

const HOME_GOALS = 1.42
const AWAY_GOALS = 1.14
const HALF_TIME_MS = 15 * 60_000
const ANNOUNCED_AFTER_MS = 2_000
const WHISTLE_AFTER_MS = 4_000

/** Opens a match of two clubs; the runners are home, away and the draw. */
export function openSoccerMatch(options: { seed: string; teams: readonly [Club, Club] }): Match {
  const [home, away] = options.teams
  const strengths = {
    home: (HOME_GOALS * home.strength) / away.strength,
    away: (AWAY_GOALS * away.strength) / home.strength,
  }
  const game: SoccerGame = {
    names: [home.name, away.name],
    random: createRandom(options.seed),
    strengths,
    model: createResultModel(strengths),
    goals: [0, 0],
    reds: [0, 0],
    halfTime: null,
    recent: [],
    stage: 'before',
    clock: { half: 1, played: 0, addedLeft: null },
    minute: '',
    ball: { x: 50, y: 50 },
  }
  const opening = openingMoment(game)
  const moments = playMatch(game)
  return {
    runners: [
      { name: home.name, kind: 'side' },
      { name: away.name, kind: 'side' },
      { name: soccerWords.draw, kind: 'draw' },
    ],
    opening,
    next: () => moments.next().value ?? null,
  }
}

function* playMatch(game: SoccerGame): Generator<Moment, undefined> {
  game.stage = 'playing'
  yield* playHalf(game, soccerWords.kickOff)
  game.stage = 'half_time'
  game.clock = { half: 2, played: 0, addedLeft: null }
  game.halfTime = [...game.goals]
  yield whistle(game, soccerWords.halfTime)
  game.stage = 'playing'
  yield* playHalf(game, soccerWords.secondHalf, HALF_TIME_MS)
  game.stage = 'full_time'
  yield {
    ...whistle(game, soccerWords.fullTime),
    outcome: { kind: 'won', runner: winnerOf(game) },
  }
}

function* playHalf(game: SoccerGame, says: Words, afterMs = WHISTLE_AFTER_MS) {
  let added = 0
  game.minute = minuteText(game.clock, added)
  game.ball = { x: 50, y: 50 }
  yield momentOf(game, { afterMs, says, chances: chancesOf(game) })
  while (game.clock.addedLeft !== 0) {
    if (game.clock.played === HALF_MINUTES && game.clock.addedLeft === null) {
      added = drawAddedTime(game)
      game.clock = { ...game.clock, addedLeft: added }
      yield momentOf(game, {
        afterMs: ANNOUNCED_AFTER_MS,
        says: soccerWords.added(added),
        chances: chancesOf(game),
      })
    }
    game.minute = minuteText(game.clock, added)
    yield* playMinute(game)
  }
}

function drawAddedTime({ random, clock }: SoccerGame): number {
  let left = random.next()
  const times = ADDED_TIME[clock.half]
  for (const [minutes, chance] of times) {
    left -= chance
    if (left < 0) return minutes
  }
  return times[0]?.[0] ?? 1
}

function whistle(game: SoccerGame, says: Words): Moment {
  game.ball = { x: 50, y: 50 }
  return momentOf(game, { afterMs: WHISTLE_AFTER_MS, says, chances: chancesOf(game) })
}

function winnerOf({ goals: [home, away] }: SoccerGame): number {
  if (home === away) return 2
  return home > away ? 0 : 1
}
