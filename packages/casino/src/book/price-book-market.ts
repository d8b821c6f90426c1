import type { BookMarket, Ends } from './book-market.ts'
import { quoteOdds } from './quote-odds.ts'

/**
 * The odds of a market's selections in their order, in hundredths; null is not offered. Where some
 * ends give the stake back, the odds are those of the rest. As all markets of a match are priced by
 * one and the same ends, no bets on several of them can be sure of a profit.
 */
export function priceBookMarket<End>(
  { selections, marginBps }: Pick<BookMarket<End>, 'selections' | 'marginBps'>,
  ends: Ends<End>,
): (number | null)[] {
  return selections.map(({ settle }) => {
    let won = 0
    let lost = 0
    for (const { end, chance } of ends) {
      const verdict = settle(end)
      if (verdict === 'won') won += chance
      else if (verdict === 'lost') lost += chance
    }
    return lost <= 0 ? null : quoteOdds(won / (won + lost), marginBps)
  })
}
