import type { DrawStream } from '../../../fairness/draw-stream.ts'
import type { DuelFixture } from './robots.ts'
import {
  afterMove,
  drawMove,
  FINISHES,
  HULL,
  isRoundOver,
  rivalSide,
  roundBegun,
  type DuelMove,
  type DuelRound,
  type DuelSide,
  type Finish,
} from './turn.ts'

/** Who wins so many rounds has won the duel. */
export const ROUNDS_TO_WIN = 2
export const ROUNDS_MAX = ROUNDS_TO_WIN * 2 - 1

/** The moves of a round, and who made the first of them. */
export type FoughtRound = { starter: DuelSide; moves: readonly DuelMove[] }

/** What happened in a duel, round by round. */
export type DuelPlay = { rounds: readonly FoughtRound[] }

/** How a round ended. */
export type RoundEnd = { winner: DuelSide; turns: number; flawless: boolean; finish: Finish }

/** Draws a duel: the loser of a round begins the next one. */
export function fightDuel(draws: DrawStream, fixture: DuelFixture): DuelPlay {
  const rounds: FoughtRound[] = []
  const won = { first: 0, second: 0 }
  let starter: DuelSide = 'first'
  while (Math.max(won.first, won.second) < ROUNDS_TO_WIN) {
    const fought = fightRound(draws, fixture, starter)
    const { winner } = endOfRound(fought)
    rounds.push(fought)
    won[winner] += 1
    starter = rivalSide(winner)
  }
  return { rounds }
}

function fightRound(draws: DrawStream, fixture: DuelFixture, starter: DuelSide): FoughtRound {
  const moves: DuelMove[] = []
  let round = roundBegun(starter)
  while (!isRoundOver(round)) {
    const move = drawMove(draws, fixture, round)
    moves.push(move)
    round = afterMove(round, move)
  }
  return { starter, moves }
}

/** A round after as many of its moves as are given. */
export function roundAfter({ starter, moves }: FoughtRound): DuelRound {
  return moves.reduce(afterMove, roundBegun(starter))
}

/** How a round that was fought ended. */
export function endOfRound(fought: FoughtRound): RoundEnd {
  return endOf(roundAfter(fought), fought.moves.at(-1))
}

/** How a round ended, by what both have then and its last move. */
export function endOf({ hull, turn }: DuelRound, last: DuelMove | undefined): RoundEnd {
  const winner = hull.first > 0 ? 'first' : 'second'
  const finish = FINISHES.find((one) => one === last)
  if (finish === undefined) throw new RangeError(`No round ends with ${last}`)
  return { winner, turns: turn, flawless: hull[winner] === HULL, finish }
}
