import type { DealClass } from '../../../../cards/every-deal.ts'
import { HOLDEM_HABITS } from '../habits.ts'
import { SEQUELS, weighFlop } from './weigh-flop.ts'

/**
 * What all pairs beside a flop come to, over everything that can follow, in this order: the antes that
 * best play wins or loses, the pairs that it calls with, the sequels in which it loses a call, and the
 * antes that each habit wins or loses.
 */
export type FlopCount = readonly [antes: number, called: number, lost: number, ...habits: number[]]

/** Weighs a flop with each of its 1,176 pairs: a call where it brings more than a fold, which costs an ante. */
export function countFlop(flop: DealClass['cards']): FlopCount {
  let [antes, called, lost] = [0, 0, 0]
  const habits = HOLDEM_HABITS.map(() => 0)
  for (const sums of weighFlop(flop)) {
    if (sums.antes > -SEQUELS) {
      called += 1
      lost += sums.lost
    }
    antes += Math.max(sums.antes, -SEQUELS)
    for (const [at, { calls }] of HOLDEM_HABITS.entries())
      habits[at] = (habits[at] ?? 0) + (calls(sums.pair, flop) ? sums.antes : -SEQUELS)
  }
  return [antes, called, lost, ...habits]
}
