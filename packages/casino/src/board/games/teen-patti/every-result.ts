import type { Weighed } from '../../sides/side-facts.ts'
import { TEEN_PATTI_KINDS } from './hand.ts'
import type { TeenPattiResult } from './outcome.ts'

/**
 * In how many ways two hands without a card in common come from one deck, by the kinds of the first
 * and the second; 407,170,400 in all. Written down, since counting them takes a phone too long; a
 * test counts them.
 */
export const PAIRS: readonly (readonly number[])[] = [
  [225_461_472, 51_194_160, 15_004_008, 9_867_264, 656_736, 706_920],
  [51_194_160, 11_812_320, 3_412_944, 2_242_080, 149_472, 168_480],
  [15_004_008, 3_412_944, 1_027_024, 656_736, 44_864, 47_128],
  [9_867_264, 2_242_080, 656_736, 439_104, 29_136, 30_960],
  [656_736, 149_472, 44_864, 29_136, 2_080, 2_064],
  [706_920, 168_480, 47_128, 30_960, 2_064, 2_496],
]

/** Of the pairs of one kind, those that are equally strong. */
export const EQUAL_PAIRS: readonly number[] = [417_576, 11_232, 3_288, 18_288, 144, 0]

/** Everything that may come of two hands, and in how many ways. */
export function everyResult(): readonly Weighed<TeenPattiResult>[] {
  return TEEN_PATTI_KINDS.flatMap((a, kindOfA) =>
    TEEN_PATTI_KINDS.flatMap((b, kindOfB) => {
      const weighed = (winner: TeenPattiResult['winner'], ways: number) => ({
        result: { winner, a, b },
        ways: BigInt(ways),
      })
      const pairs = PAIRS[kindOfA]?.[kindOfB] ?? 0
      if (kindOfA !== kindOfB) return [weighed(kindOfA > kindOfB ? 'a' : 'b', pairs)]
      const equal = EQUAL_PAIRS[kindOfA] ?? 0
      // Neither hand is favoured, so the pairs that are not equal fall to both alike.
      const won = (pairs - equal) / 2
      return [weighed('a', won), weighed('b', won), weighed('equal', equal)]
    }),
  )
}
