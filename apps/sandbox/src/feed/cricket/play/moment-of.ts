import type { Fancy, Moment, Outcome, Scene, Words } from '../../match/match.ts'
import { scoreBoard } from '../board/score-board.ts'
import { battingSideChance } from '../chances/match-chances.ts'
import { decideFancies, noteFancies, offerFancies, suspendFancies } from '../fancies/fancy-book.ts'
import { forecastOf } from '../fancies/forecast.ts'
import { standingOf } from '../innings/innings.ts'
import { outcomeOf } from './outcome-of.ts'
import { type Pair, type Stage, startPair, teamOf } from './stage.ts'

/** What is particular to a moment; the rest is read off the stage. */
export type Cue = Readonly<{
  afterMs: number
  says: Words
  ballRunning?: boolean
  suspended?: boolean
  scene?: Scene
}>

/** The moment as everyone sees it: board, chances, lines offered and lines decided. */
export function momentOf(stage: Stage, cue: Cue): Moment {
  const ballRunning = cue.ballRunning ?? false
  const suspended = cue.suspended ?? false
  const decided = decideFancies(stage.book)
  if (!ballRunning && stage.purpose === 'prices') lookAtChances(stage)
  return {
    afterMs: cue.afterMs,
    board: scoreBoard(stage),
    says: cue.says,
    chances: stage.chances,
    ballRunning,
    suspended,
    fancies: fanciesNow(stage, ballRunning || suspended),
    decided,
    scene: cue.scene ?? { kind: 'waiting' },
    tally: null,
    outcome: stage.outcome,
  }
}

function fanciesNow(stage: Stage, isClosed: boolean): readonly Fancy[] {
  const { book, current, teams, purpose } = stage
  const isOffered = !isClosed && current !== null && current.bowler !== null
  const forecast = isOffered ? forecastOf(current, teamOf(teams, current.batting)) : null
  if (purpose === 'prices')
    return forecast === null ? suspendFancies(book) : offerFancies(book, forecast)
  if (forecast !== null) noteFancies(book, forecast)
  return []
}

/** Chances change with the ball, and when rain takes overs; between they stand. */
function lookAtChances(stage: Stage): void {
  const { pair, isWashedOut } = stage
  const now = `${pair?.map(standingOf).join(' ')} ${isWashedOut}`
  if (now !== stage.chancesAt) stage.chances = chancesNow(stage)
  stage.chancesAt = now
}

function chancesNow({ pair, teams, rules, conditions, isWashedOut }: Stage): readonly number[] {
  if (pair !== null) {
    const isOver = isWashedOut || pair[1].end !== 'open'
    return isOver ? decidedChances(outcomeOf(pair)) : chancesOfPair(pair)
  }
  const sides = [0, 1].map((battingFirst) =>
    chancesOfPair(startPair(teams, rules, { index: 0, battingFirst, conditions })),
  )
  const first = sides.reduce((sum, [chance = 0]) => sum + chance / sides.length, 0)
  return [first, 1 - first]
}

function chancesOfPair([first, reply]: Pair): readonly number[] {
  const hasTarget = reply.target !== null
  const batting = hasTarget ? reply : first
  const chance = battingSideChance(batting, hasTarget ? null : reply)
  return batting.batting === 0 ? [chance, 1 - chance] : [1 - chance, chance]
}

/** Level or without a result leaves both sides where they began. */
function decidedChances(outcome: Outcome): readonly number[] {
  if (outcome.kind !== 'won') return [0.5, 0.5]
  return [0, 1].map((side) => (side === outcome.runner ? 1 : 0))
}
