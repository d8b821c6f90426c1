import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { ROBOTS, type DuelFixture } from './robots.ts'

export type DuelSide = 'first' | 'second'

export const DUEL_SIDES = ['first', 'second'] as const satisfies readonly DuelSide[]

export function rivalSide(side: DuelSide): DuelSide {
  return side === 'first' ? 'second' : 'first'
}

/**
 * What a robot does in its turn. A full core fires a beam, which a shield may throw back; else it
 * strikes, lightly or heavily, loads its core, or is stopped by the rival's shield.
 */
export const DUEL_MOVES = ['strike', 'heavy', 'load', 'stopped', 'beam', 'mirror'] as const
export type DuelMove = (typeof DUEL_MOVES)[number]

/** Moves that can end a round, the thrown back beam against who fired it. */
export const FINISHES = ['strike', 'heavy', 'beam', 'mirror'] as const
export type Finish = (typeof FINISHES)[number]

/** What a robot has at the beginning of a round, and what its core holds. */
export const HULL = 4
export const CORE = 2

/** From this turn on, counted from 0, the arena is too hot for shields and cores: every blow lands. */
export const HOT_TURN = 8

/** Every turn is drawn from so many equally likely ways. */
const WAYS = 100

/** A round as far as it has come: whose turn it is, and what both have. */
export type DuelRound = {
  turn: number
  attacker: DuelSide
  hull: Readonly<Record<DuelSide, number>>
  core: Readonly<Record<DuelSide, number>>
}

export function roundBegun(starter: DuelSide): DuelRound {
  return {
    turn: 0,
    attacker: starter,
    hull: { first: HULL, second: HULL },
    core: { first: 0, second: 0 },
  }
}

/** In how many of a hundred ways the turn of a round goes how; moves that cannot come are left out. */
export function moveWays(
  fixture: DuelFixture,
  { turn, attacker, core }: DuelRound,
): readonly { step: DuelMove; ways: bigint }[] {
  const own = ROBOTS[fixture[attacker]]
  const rival = ROBOTS[fixture[rivalSide(attacker)]]
  const isHot = turn >= HOT_TURN
  const counts: readonly (readonly [DuelMove, number])[] =
    core[attacker] === CORE
      ? [
          ['beam', isHot ? WAYS : WAYS - rival.mirror],
          ['mirror', isHot ? 0 : rival.mirror],
        ]
      : [
          ['heavy', own.heavy],
          ['load', isHot ? 0 : own.load],
          ['stopped', isHot ? 0 : rival.shield],
          ['strike', isHot ? WAYS - own.heavy : WAYS - own.heavy - own.load - rival.shield],
        ]
  return counts.filter(([, ways]) => ways > 0).map(([step, ways]) => ({ step, ways: BigInt(ways) }))
}

/** Draws the move of a turn, by the very ways that it has. */
export function drawMove(draws: DrawStream, fixture: DuelFixture, round: DuelRound): DuelMove {
  let left = BigInt(draws.below(WAYS))
  for (const { step, ways } of moveWays(fixture, round)) {
    if (left < ways) return step
    left -= ways
  }
  throw new RangeError('The ways of a turn are a hundred')
}

/** How much hull a move takes. */
const DAMAGE: Readonly<Record<DuelMove, number>> = {
  strike: 1,
  heavy: 2,
  load: 0,
  stopped: 0,
  beam: 3,
  mirror: 2,
}

/** A round after a move of who is on turn. */
export function afterMove(round: DuelRound, move: DuelMove): DuelRound {
  const { attacker } = round
  const hit = move === 'mirror' ? attacker : rivalSide(attacker)
  const core = move === 'load' ? round.core[attacker] + 1 : round.core[attacker]
  return {
    turn: round.turn + 1,
    attacker: rivalSide(attacker),
    hull: { ...round.hull, [hit]: Math.max(0, round.hull[hit] - DAMAGE[move]) },
    core: { ...round.core, [attacker]: move === 'beam' || move === 'mirror' ? 0 : core },
  }
}

export function isRoundOver({ hull }: DuelRound): boolean {
  return hull.first === 0 || hull.second === 0
}

/** The most turns of a round: in the heat each takes a point of a hull at least. */
export const TURNS_MAX = HOT_TURN + 2 * HULL - 1
