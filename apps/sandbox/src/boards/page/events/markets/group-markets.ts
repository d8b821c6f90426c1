import type { MarketGroup } from '../event-names.ts'
import type { MarketView } from './market-views.ts'

/**
 * The markets of a group in the group's order. A group that is not known, or of which this fixture
 * offers nothing, is taken for the first one that has something.
 */
export function groupMarkets(
  groups: readonly MarketGroup[],
  chosen: string,
  views: readonly MarketView[],
): { key: string; markets: readonly MarketView[] } {
  const filled = filledGroups(groups, views)
  const group = filled.find(({ key }) => key === chosen) ?? filled[0]
  if (group === undefined) return { key: chosen, markets: views }
  const markets = group.markets.flatMap((key) => views.filter((view) => view.key === key))
  return { key: group.key, markets }
}

/** The groups of which a fixture offers anything. */
export function filledGroups(
  groups: readonly MarketGroup[],
  views: readonly MarketView[],
): readonly MarketGroup[] {
  return groups.filter(({ markets }) => views.some(({ key }) => markets.includes(key)))
}
