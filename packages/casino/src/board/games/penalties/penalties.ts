import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { countWays, mergeWays, type StepWays } from '../../event/count-ways.ts'
import { eventGame } from '../../event/event-game.ts'
import type { ResultWays } from '../../event/event-model.ts'
import { drawKick, kickWays, type PenaltyKick, type PenaltySide } from './kick.ts'
import { PENALTY_MARKETS } from './markets.ts'
import {
  afterStep,
  askedOf,
  isDecided,
  keyOf,
  KICKS_MAX,
  needsLot,
  NO_KICKS,
  type PenaltyStep,
  type PenaltyTally,
} from './tally.ts'
import { PENALTY_FIXTURES, type PenaltyFixture } from './teams.ts'

/** What happened in a shoot-out, kick after kick, and who won by lot if nothing else parted the two. */
export type PenaltyPlay = { kicks: readonly PenaltyKick[]; lot: PenaltySide | null }

/** A penalty shoot-out: the best of five kicks, then sudden death in five pairs at most, then the lot. */
export const penalties = eventGame<PenaltyFixture, PenaltyPlay, PenaltyTally>(
  {
    code: 'CMD-PENALTIES',
    title: 'Penalties',
    platform: 'CMD',
    volatility: 'medium',
    timing: { bettingMs: 25_000, shownMs: 30_000 },
    betsMax: 10,
  },
  {
    fixtures: PENALTY_FIXTURES,
    markets: PENALTY_MARKETS,
    play,
    resultOf: (play) => askedOf(endOf(play)),
    waysOf: (fixture) => mergeWays(everyEnd(fixture), keyOf),
  },
)

function everyEnd(fixture: PenaltyFixture): readonly ResultWays<PenaltyTally>[] {
  const ends = countWays<PenaltyTally, PenaltyStep>(
    {
      start: NO_KICKS,
      isOver: isDecided,
      keyOf,
      stepsFrom: (tally) => (needsLot(tally) ? LOTS : kickWays(fixture, tally.kicks)),
      after: afterStep,
    },
    KICKS_MAX + 1,
  )
  return ends.map(({ result, ways }) => ({ result: askedOf(result), ways }))
}

const LOTS: readonly StepWays<PenaltyStep>[] = [
  { step: 'lot-first', ways: 1n },
  { step: 'lot-second', ways: 1n },
]

/** How a shoot-out ended, the lot included. */
export function endOf({ kicks, lot }: PenaltyPlay): PenaltyTally {
  const tally = shootOutOf(kicks)
  return lot === null ? tally : afterStep(tally, `lot-${lot}`)
}

/** The goals of each side in the kicks that were taken, all of them counted. */
export function scoreOf(kicks: readonly PenaltyKick[]): Record<PenaltySide, number> {
  const goals = (side: PenaltySide) =>
    kicks.filter((kick) => kick.side === side && kick.end === 'goal').length
  return { first: goals('first'), second: goals('second') }
}

/** How a shoot-out stands after the kicks that were taken. */
export function shootOutOf(kicks: readonly PenaltyKick[]): PenaltyTally {
  return kicks.reduce((tally, { end }) => afterStep(tally, end), NO_KICKS)
}

function play(draws: DrawStream, fixture: PenaltyFixture): PenaltyPlay {
  const kicks: PenaltyKick[] = []
  let tally = NO_KICKS
  while (!isDecided(tally)) {
    if (needsLot(tally)) return { kicks, lot: draws.below(2) === 0 ? 'first' : 'second' }
    const kick = drawKick(draws, fixture, kicks.length)
    kicks.push(kick)
    tally = afterStep(tally, kick.end)
  }
  return { kicks, lot: null }
}
