import { fraction, type Fraction } from '../../../chance/fraction.ts'
import { bestOf, evened } from './best-hold.ts'
import { everyDeal } from '../../../cards/every-deal.ts'
import { HAND_CARDS } from '../../../cards/poker/name-five.ts'
import type { PokerPays } from './hands.ts'
import { tallyHands } from './tally-hands.ts'
import { ALL_DRAWS, weighHolds } from './weigh-holds.ts'

/** What best play gets back of a stake, and how often it gets anything. */
export type BestPlay = { exactReturn: Fraction; hitRate: Fraction; deals: number }

/** Plays every deal with its best hold through every draw. Takes a few seconds. */
export function bestPlay(pays: PokerPays): BestPlay {
  const tallyPaid = tallyHands((hand) => pays[hand])
  const tallyHits = tallyHands((hand) => Math.min(1, pays[hand]))
  let paid = 0n
  let hits = 0n
  let deals = 0
  for (const { cards, alike } of everyDeal(HAND_CARDS)) {
    const sums = weighHolds(cards, tallyPaid)
    const best = bestOf(sums)
    paid += BigInt(alike * evened(sums, best))
    hits += BigInt(alike * evened(weighHolds(cards, tallyHits), best))
    deals += alike
  }
  const rounds = BigInt(deals) * BigInt(ALL_DRAWS)
  return { exactReturn: fraction(paid, rounds), hitRate: fraction(hits, rounds), deals }
}
