import { countWays, mergeWays, type StepWays } from '../../event/count-ways.ts'
import type { ResultWays } from '../../event/event-model.ts'
import { endOf, ROUNDS_MAX, type RoundEnd } from './fight.ts'
import type { DuelFixture } from './robots.ts'
import {
  afterRound,
  askedOf,
  isDuelOver,
  keyOf,
  NO_ROUNDS,
  starterAfter,
  type DuelTally,
} from './tally.ts'
import {
  afterMove,
  isRoundOver,
  moveWays,
  roundBegun,
  TURNS_MAX,
  type DuelMove,
  type DuelRound,
  type DuelSide,
} from './turn.ts'

/** Every end of a duel with its exact ways: all rounds have as many, whoever begins them. */
export function waysOf(fixture: DuelFixture): readonly ResultWays<DuelTally>[] {
  const rounds = { first: roundWays(fixture, 'first'), second: roundWays(fixture, 'second') }
  const ends = countWays<DuelTally, RoundEnd>(
    {
      start: NO_ROUNDS,
      isOver: isDuelOver,
      keyOf,
      stepsFrom: (tally) => rounds[starterAfter(tally)],
      after: afterRound,
    },
    ROUNDS_MAX,
  )
  return mergeWays(
    ends.map(({ result, ways }) => ({ result: askedOf(result), ways })),
    keyOf,
  )
}

/** A round with its last move, by which it may end. */
type Moved = DuelRound & { last: DuelMove | undefined }

const WAYS = 100n

/** Every end of a round that this side begins, on the scale of the longest one. */
function roundWays(fixture: DuelFixture, starter: DuelSide): readonly StepWays<RoundEnd>[] {
  const ends = countWays<Moved, DuelMove>(
    {
      start: { ...roundBegun(starter), last: undefined },
      isOver: isRoundOver,
      keyOf: ({ hull, core, turn, last }) =>
        [hull.first, hull.second, core.first, core.second, turn, last].join(' '),
      stepsFrom: (round) => moveWays(fixture, round),
      after: (round, move) => ({ ...afterMove(round, move), last: move }),
    },
    TURNS_MAX,
  )
  const longest = Math.max(...ends.map(({ result }) => result.turn))
  const scale = WAYS ** BigInt(TURNS_MAX - longest)
  return mergeWays(
    ends.map(({ result, ways }) => ({ result: endOf(result, result.last), ways: ways * scale })),
    (end) => Object.values(end).join(' '),
  ).map(({ result: step, ways }) => ({ step, ways }))
}
