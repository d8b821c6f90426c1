import type { MarketGroup } from '../../events/event-names.ts'

/** The tabs of a race's markets. */
export const groups: readonly MarketGroup[] = [
  { key: 'main', markets: ['winner', 'place', 'favourite'] },
  { key: 'duels', markets: ['duel-1', 'duel-2', 'duel-3', 'winner-class'] },
  { key: 'order', markets: ['top-two', 'second', 'forecast', 'quinella', 'trio'] },
  { key: 'numbers', markets: ['odd-even', 'low-high', 'sum', 'odd-count'] },
]
