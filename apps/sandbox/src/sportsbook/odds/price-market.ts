import type { ListedMatch, Market } from '../feed/feed-shapes.ts'
import { priceSelections } from './price-selections.ts'

/**
 * The book's odds for the selections of a match by their ids, in hundredths; null: not offered, all
 * of them while the market is suspended, closed or has a ball running.
 */
export function priceMarket(
  { Runners }: Pick<ListedMatch, 'Runners'>,
  market: Market | null,
): Map<string, number | null> {
  const isOpen = market?.status === 'OPEN' && !market.ballRunning
  const traded = Runners.map(({ SelectionId }) => {
    const ex = market?.runners.find((runner) => runner.SelectionId === SelectionId)?.ex
    const back = ex?.availableToBack[0]?.price ?? null
    const lay = ex?.availableToLay[0]?.price ?? null
    return isOpen ? { back, lay } : { back: null, lay: null }
  })
  const odds = priceSelections(traded)
  return new Map(
    Runners.map(({ SelectionId }, index) => [String(SelectionId), odds[index] ?? null]),
  )
}
