import { everyDeal } from '../../../../cards/every-deal.ts'
import { countFlop, type FlopCount } from './count-flop.ts'
import { FLOP_CARDS } from './figures-of.ts'

/** The counts of all 1,755 flops, in the order of `everyDeal`. Takes a quarter of an hour. */
export function* countFlops(): Generator<FlopCount> {
  for (const { cards } of everyDeal(FLOP_CARDS)) yield countFlop(cards)
}
