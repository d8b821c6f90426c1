import { fraction } from '../../chance/fraction.ts'
import type { BetFacts } from '../board-facts.ts'

/** What may come, and in how many of all ways it does. */
export type Weighed<Result> = { result: Result; ways: bigint }

/** A stake of which every pay is whole: rounding is no part of the figures. */
const STAKE = 100n

/** Exact figures of a bet, from everything that may come and what a stake is paid then. */
export function sideFacts<Result>(
  key: string,
  results: readonly Weighed<Result>[],
  payMinor: (stakeMinor: bigint, result: Result) => bigint,
): BetFacts {
  let all = 0n
  let paid = 0n
  let hits = 0n
  let largest = 0n
  for (const { result, ways } of results) {
    const pay = payMinor(STAKE, result)
    all += ways
    paid += ways * pay
    if (pay > 0n) hits += ways
    if (pay > largest) largest = pay
  }
  return {
    key,
    exactReturn: fraction(paid, all * STAKE),
    hitRate: fraction(hits, all),
    largestMultiple: Number((largest + STAKE - 1n) / STAKE),
  }
}
