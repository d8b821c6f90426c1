import type { Moment, Scene, Words } from '../match/match.ts'
import type { SoccerTally } from '../match/tally.ts'
import type { Random } from '../random/random.ts'
import type { GoalStrengths } from './minute-rates.ts'
import type { ResultChances, ResultModel, SoccerClock } from './result-chances.ts'
import { soccerBoard, type SoccerStage } from './soccer-board.ts'
import { soccerWords } from './soccer-words.ts'

/** A match under way. Index 0 is home, 1 is away. */
export type SoccerGame = {
  readonly names: readonly [Words, Words]
  readonly random: Random
  readonly strengths: GoalStrengths
  readonly model: ResultModel
  goals: [number, number]
  reds: [number, number]
  /** The goals at half-time; null before it. */
  halfTime: readonly [number, number] | null
  recent: string[]
  stage: SoccerStage
  clock: SoccerClock
  /** The minute under way as the board shows it. */
  minute: string
  /** Across the pitch from home's goal line (0) to away's (100), and from touchline to touchline. */
  ball: { x: number; y: number }
}

export type Side = 0 | 1

type Report = {
  afterMs: number
  says: Words
  chances: ResultChances
  ballRunning?: boolean
  suspended?: boolean
  side?: Side
  event?: Extract<Scene, { kind: 'soccer' }>['event']
}

export function momentOf(game: SoccerGame, report: Report): Moment {
  const scene: Scene = {
    kind: 'soccer',
    x: Math.round(game.ball.x),
    y: Math.round(game.ball.y),
    side: report.side ?? null,
    event: report.event ?? 'play',
  }
  return {
    afterMs: Math.round(report.afterMs),
    board: soccerBoard(game.names, game, game.stage, game.minute),
    says: report.says,
    chances: report.chances,
    ballRunning: report.ballRunning ?? false,
    suspended: report.suspended ?? false,
    fancies: [],
    decided: [],
    scene,
    tally: tallyOf(game),
    outcome: { kind: 'playing' },
  }
}

function tallyOf({ clock, goals, reds, halfTime }: SoccerGame): SoccerTally {
  return { kind: 'soccer', ...clock, goals: [...goals], reds: [...reds], halfTime }
}

/** Before the kick-off. */
export function openingMoment(game: SoccerGame): Moment {
  return {
    ...momentOf(game, { afterMs: 0, says: soccerWords.waiting, chances: chancesOf(game) }),
    scene: { kind: 'waiting' },
  }
}

/** The chances as it stands, or as it would stand after one more goal of a side. */
export function chancesOf(game: SoccerGame, scorer: Side | null = null): ResultChances {
  const [home, away] = game.goals
  const more = scorer === null ? 0 : scorer === 0 ? 1 : -1
  const [homeReds, awayReds] = game.reds
  return game.model.at(game.clock, { lead: home - away + more, homeReds, awayReds })
}

/** Chances when it comes to `one` with this chance and to `other` otherwise. */
export function mixChances(chance: number, one: ResultChances, other: ResultChances) {
  const mixed = (index: 0 | 1 | 2) => chance * one[index] + (1 - chance) * other[index]
  return [mixed(0), mixed(1), mixed(2)] as const
}
