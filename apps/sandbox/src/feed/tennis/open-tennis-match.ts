import type { Match, Moment, Words } from '../match/match.ts'
import type { TennisTally } from '../match/tally.ts'
import { createRandom, type Random } from '../random/random.ts'
import { tennisBoard, pointsText, type TennisEnd } from './tennis-board.ts'
import {
  afterPoint,
  firstPoint,
  otherPlayer,
  pointServer,
  type Player,
  type TennisScore,
} from './tennis-score.ts'
import { tennisWords } from './tennis-words.ts'
import {
  createWinChance,
  isDoctorNear,
  isMatchOver,
  type TennisModel,
  type WinChance,
} from './win-chance.ts'

/** A player of the tour; strength 0 is average, 1 and −1 are the ends of it. */
export type TennisPlayer = Readonly<{ name: Words; strength: number }>

/** A match under way. */
type Game = {
  readonly names: readonly [Words, Words]
  readonly random: Random
  readonly model: TennisModel
  readonly winChance: WinChance
  score: TennisScore
  recent: string[]
  end: TennisEnd | 'before'
}

type Report = {
  afterMs: number
  says: Words
  chance?: number
  ballRunning?: boolean
  suspended?: boolean
  winner?: Player | null
  rally?: number
}

/** Points won on serve between equals, and what a whole step of strength adds to it. */
const SERVE_WINS: Readonly<Record<3 | 5, number>> = { 3: 0.59, 5: 0.645 }
const STRENGTH_WINS = 0.035
const DOCTOR_CHANCE = 0.003
const RETIRE_CHANCE = 0.25
const ACE_SHARE = 0.12
const DOUBLE_FAULT_SHARE = 0.09

const POINT_PAUSE_MS = 20_000
const CHANGE_ENDS_MS = 75_000
const SET_BREAK_MS = 105_000
const DOCTOR_MS = 180_000
/** Nothing can be bet from the serve until the score is up: a second after an ace, eight at most. */
const CALL_MS = 1_000
const SHOT_MS = 900
const CLOSED_MS_MAX = 8_000

/** Opens a match of two players, best of three or five sets with a tie-break in each. */
export function openTennisMatch(options: {
  seed: string
  players: readonly [TennisPlayer, TennisPlayer]
  bestOf: 3 | 5
}): Match {
  const [first, second] = options.players
  const random = createRandom(options.seed)
  const gap = STRENGTH_WINS * (first.strength - second.strength)
  const model: TennisModel = {
    serveWins: [SERVE_WINS[options.bestOf] + gap, SERVE_WINS[options.bestOf] - gap],
    setsToWin: (options.bestOf + 1) / 2,
    doctorChance: DOCTOR_CHANCE,
    retireChance: RETIRE_CHANCE,
  }
  const game: Game = {
    names: [first.name, second.name],
    random,
    model,
    winChance: createWinChance(model),
    score: firstPoint(random.int(2) as Player),
    recent: [],
    end: 'before',
  }
  const opening = momentOf(game, { afterMs: 0, says: tennisWords.waiting })
  const moments = playMatch(game)
  return {
    runners: [
      { name: first.name, kind: 'side' },
      { name: second.name, kind: 'side' },
    ],
    opening: { ...opening, scene: { kind: 'waiting' } },
    next: () => moments.next().value ?? null,
  }
}

function* playMatch(game: Game): Generator<Moment, undefined> {
  game.end = null
  let pauseMs = POINT_PAUSE_MS
  while (game.end === null) {
    const ended = yield* playPoint(game, pauseMs)
    pauseMs = pauseAfter(game.score, ended)
    if (ended === 'point') continue
    if (game.end === null && isDoctorNear(game.score, game.model.setsToWin)) yield* callDoctor(game)
  }
}

function* playPoint(game: Game, pauseMs: number): Generator<Moment, 'point' | 'game' | 'set'> {
  const { random, names, score } = game
  const server = pointServer(score)
  const receiver = otherPlayer(server)
  const call = `${pointsText(score, server)}–${pointsText(score, receiver)}`
  yield momentOf(game, {
    afterMs: pauseMs + random.int(9_000),
    says: tennisWords.serve(names[server], call),
    ballRunning: true,
    winner: null,
  })
  const winner = random.next() < game.model.serveWins[server] ? server : receiver
  const { rally, says } = rallyOf(game, server, winner)
  const { score: next, ended } = afterPoint(score, winner)
  game.score = next
  game.recent.push(winner === 0 ? '1' : '2')
  if (isMatchOver(next, game.model.setsToWin)) game.end = { winner, isRetired: false }
  const moment = momentOf(game, {
    afterMs: Math.min(CALL_MS + rally * SHOT_MS, CLOSED_MS_MAX),
    says: endWords(game, { winner, server, ended }) ?? says,
    chance: chanceAfter(game, ended),
    winner,
    rally,
  })
  yield { ...moment, scene: { kind: 'tennis', server, winner, rally } }
  return ended
}

/** Between games the doctor may still come; the chance counts that in until it is known. */
function chanceAfter({ score, model, winChance }: Game, ended: 'point' | 'game' | 'set'): number {
  const chance = winChance(score)
  if (ended === 'point' || !isDoctorNear(score, model.setsToWin)) return chance
  const stops = model.doctorChance * model.retireChance
  return stops + (1 - 2 * stops) * chance
}

function rallyOf(game: Game, server: Player, winner: Player): { rally: number; says: Words } {
  const { random, names } = game
  const drawn = random.next()
  if (winner === server && drawn < ACE_SHARE)
    return { rally: 1, says: tennisWords.ace(names[server]) }
  if (winner !== server && drawn < DOUBLE_FAULT_SHARE)
    return { rally: 0, says: tennisWords.doubleFault(names[server]) }
  const rally = 2 + Math.floor(-4 * Math.log(1 - random.next()))
  return { rally: Math.min(rally, 30), says: random.pick(tennisWords.point(names[winner])) }
}

function endWords(
  { names, end }: Game,
  { winner, server, ended }: { winner: Player; server: Player; ended: 'point' | 'game' | 'set' },
): Words | null {
  if (end !== null) return tennisWords.match(names[winner])
  if (ended === 'set') return tennisWords.set(names[winner])
  if (ended === 'point') return null
  return winner === server ? tennisWords.game(names[winner]) : tennisWords.breaks(names[winner])
}

/** Players sit down after every odd game of a set and at its end. */
function pauseAfter({ games }: TennisScore, ended: 'point' | 'game' | 'set'): number {
  if (ended === 'set') return SET_BREAK_MS
  const isChange = ended === 'game' && (games[0] + games[1]) % 2 === 1
  return isChange ? CHANGE_ENDS_MS : POINT_PAUSE_MS
}

function* callDoctor(game: Game): Generator<Moment, void> {
  const { random, names, model } = game
  const drawn = random.next()
  if (drawn >= 2 * model.doctorChance) return
  const player: Player = drawn < model.doctorChance ? 0 : 1
  const chance = game.winChance(game.score)
  const loses = player === 0 ? 0 : 1
  yield momentOf(game, {
    afterMs: 20_000,
    says: tennisWords.doctor(names[player]),
    chance: model.retireChance * loses + (1 - model.retireChance) * chance,
    suspended: true,
  })
  if (random.next() >= model.retireChance)
    return yield momentOf(game, { afterMs: DOCTOR_MS, says: tennisWords.goesOn(names[player]) })
  game.end = { winner: otherPlayer(player), isRetired: true }
  yield momentOf(game, {
    afterMs: DOCTOR_MS,
    says: tennisWords.retires(names[player]),
    chance: loses,
  })
}

function momentOf(game: Game, report: Report): Moment {
  const chance = report.chance ?? game.winChance(game.score)
  const { end } = game
  const server = pointServer(game.score)
  return {
    afterMs: report.afterMs,
    board: tennisBoard(game.names, game.score, game.recent, end),
    says: report.says,
    chances: [chance, 1 - chance],
    ballRunning: report.ballRunning ?? false,
    suspended: report.suspended ?? false,
    fancies: [],
    decided: [],
    scene: { kind: 'tennis', server, winner: report.winner ?? null, rally: report.rally ?? 0 },
    tally: tallyOf(game),
    outcome:
      end === null || end === 'before' ? { kind: 'playing' } : { kind: 'won', runner: end.winner },
  }
}

function tallyOf({ score, model }: Game): TennisTally {
  const { games, points, server, isTieBreak, done } = score
  const sets = done.map((set) => set.games)
  return { kind: 'tennis', setsToWin: model.setsToWin, sets, games, points, server, isTieBreak }
}
