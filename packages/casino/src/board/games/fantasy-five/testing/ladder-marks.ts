import type { Five } from '../five.ts'
import type { FantasyFixture } from '../fixtures.ts'
import { ladderOf, returnOfLadder } from '../ladder.ts'
import { spreadOf } from '../spread.ts'

/** What tests ask of the ladder of a team. The return is rounded down to a millionth. */
export function ladderMarks(fixture: FantasyFixture, team: Five) {
  const spread = spreadOf(fixture, team)
  const ladder = ladderOf(spread)
  const exactReturn = returnOfLadder(spread, ladder)
  const { numerator, denominator } = exactReturn
  return {
    ladder,
    exactReturn,
    returnBps: Number((numerator * 1_000_000n) / denominator) / 100,
    isRising: ladder.every(({ points, paysCenti }, index) => {
      const below = ladder[index - 1]
      return below === undefined || (points > below.points && paysCenti > below.paysCenti)
    }),
    lowestCenti: ladder[0]?.paysCenti ?? 0,
    highestCenti: ladder.at(-1)?.paysCenti ?? 0,
  }
}
