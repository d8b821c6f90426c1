import type { ListedMatch, Market } from '../feed/feed-shapes.ts'
import { priceSelections, type Traded } from './price-selections.ts'

type Runners = Pick<ListedMatch, 'Runners'>

/**
 * The book's odds for the winner of a match by selection, in hundredths; null: not offered, all of
 * them while the market is suspended, closed or has a ball running.
 */
export function priceMarket(match: Runners, market: Market | null): Map<string, number | null> {
  const odds = priceSelections(tradedOf(match, market))
  return new Map(
    match.Runners.map(({ SelectionId }, index) => [String(SelectionId), odds[index] ?? null]),
  )
}

/** What the sides of a match trade at, in their order; nothing unless the market is open. */
export function tradedOf({ Runners }: Runners, market: Market | null): Traded[] {
  return Runners.map(({ SelectionId }) => {
    const ex = isOpen(market)
      ? market.runners.find((runner) => runner.SelectionId === SelectionId)?.ex
      : undefined
    return {
      back: ex?.availableToBack[0]?.price ?? null,
      lay: ex?.availableToLay[0]?.price ?? null,
    }
  })
}

function isOpen(market: Market | null): market is Market {
  return market?.status === 'OPEN' && !market.ballRunning
}
