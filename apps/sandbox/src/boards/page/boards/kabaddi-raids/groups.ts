import { HANDICAPS, TOTAL_LINES } from '@maidan/casino'
import type { MarketGroup } from '../../events/event-names.ts'

/** Markets under the tabs of the board. */
export const kabaddiGroups: readonly MarketGroup[] = [
  { key: 'main', markets: ['winner', 'no-tie', 'half', 'margin', 'hold'] },
  { key: 'points', markets: [...TOTAL_LINES.map((line) => `total-${line}`), 'parity'] },
  { key: 'handicap', markets: HANDICAPS.map((points) => `handicap-${points}`) },
  { key: 'raids', markets: ['opening', 'best'] },
]
