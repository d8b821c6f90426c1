import { countWays, mergeWays, type StepWays } from '../../event/count-ways.ts'
import type { ResultWays } from '../../event/event-model.ts'
import { aimOf, kindOfArrow, type ArcherySide, type ArrowKind } from './arrow.ts'
import { arrowWays, nearerWays, type ScoreWays } from './arrow-ways.ts'
import type { ArcheryFixture } from './fixtures.ts'
import { ARROWS_PER_SET } from './match.ts'
import { isOver, needsShootOff, SETS_MAX } from './set-points.ts'
import {
  afterSet,
  afterShootOff,
  keyOf,
  linesBelow,
  NO_SETS,
  openingKey,
  PERFECT,
  TOTAL_LINES,
  type ArcheryTally,
  type SetStep,
} from './tally.ts'

/** What may come next: a set, or who is nearer in the shoot-off. */
type Step = SetStep | ArcherySide

/** Every end of a match with its exact ways. */
export function waysOf(fixture: ArcheryFixture): readonly ResultWays<ArcheryTally>[] {
  const [first, second] = [arrowWays(aimOf(fixture, 'first')), arrowWays(aimOf(fixture, 'second'))]
  const opening = setWays(archerWays(first.scores), archerWays(second.scores))
  const later = mergeSteps(opening.map(({ step, ways }) => ({ step: withoutOpening(step), ways })))
  const nearer = nearerWays(first, second)
  // A lot gives each of them half of the ways in which both are as near.
  const shootOff: readonly StepWays<ArcherySide>[] = [
    { step: 'first', ways: nearer.first * 2n + nearer.neither },
    { step: 'second', ways: nearer.second * 2n + nearer.neither },
  ]
  return countWays<ArcheryTally, Step>(
    {
      start: NO_SETS,
      isOver,
      keyOf,
      stepsFrom(tally) {
        if (needsShootOff(tally)) return shootOff
        return tally.opening === null ? opening : later
      },
      after: (tally, step) =>
        typeof step === 'string' ? afterShootOff(tally, step) : afterSet(tally, step),
    },
    SETS_MAX + 1,
  )
}

/** The set of one archer as the opening counts it. */
type ArcherSet = { total: number; arrow: ArrowKind }

function archerWays(scores: readonly ScoreWays[]): readonly ResultWays<ArcherSet>[] {
  let sets: readonly ResultWays<ArcherSet & { shot: number }>[] = [
    { result: { total: 0, arrow: 'x', shot: 0 }, ways: 1n },
  ]
  for (let shot = 0; shot < ARROWS_PER_SET; shot += 1) {
    const next = sets.flatMap(({ result, ways: before }) =>
      scores.map(({ score, isInner, ways }) => ({
        result: {
          total: result.total + score,
          arrow: shot === 0 ? kindOfArrow(score, isInner) : result.arrow,
          shot: shot + 1,
        },
        ways: before * ways,
      })),
    )
    sets = mergeWays(next, ({ total, arrow }) => `${total} ${arrow}`)
  }
  return sets
}

/** Both archers' sets together. Only the first archer's first arrow is asked for. */
function setWays(
  firsts: readonly ResultWays<ArcherSet>[],
  all: readonly ResultWays<ArcherSet>[],
): readonly StepWays<SetStep>[] {
  const seconds = mergeWays(all, ({ total }) => total)
  return mergeSteps(
    firsts.flatMap(({ result: first, ways: one }) =>
      seconds.map(({ result: second, ways: other }) => ({
        step: stepFrom(first, second),
        ways: one * other,
      })),
    ),
  )
}

function stepFrom(first: ArcherSet, second: ArcherSet): SetStep {
  const ahead = first.total - second.total
  const winner = ahead === 0 ? null : ahead > 0 ? 'first' : 'second'
  return {
    winner,
    perfect: first.total === PERFECT || second.total === PERFECT,
    opening: {
      winner,
      above: linesBelow(TOTAL_LINES, first.total + second.total),
      arrow: first.arrow,
    },
  }
}

function withoutOpening({ winner, perfect }: SetStep): SetStep {
  return { winner, perfect, opening: null }
}

function mergeSteps(steps: readonly StepWays<SetStep>[]): readonly StepWays<SetStep>[] {
  const results = steps.map(({ step: result, ways }) => ({ result, ways }))
  return mergeWays(
    results,
    ({ winner, perfect, opening }) => `${winner} ${perfect} ${openingKey(opening)}`,
  ).map(({ result: step, ways }) => ({ step, ways }))
}
