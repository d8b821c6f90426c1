import { asText } from '../../lib/calls/as-text.ts'
import { useMarketBlock } from './queries.ts'
import type { MarketBlock } from './queries.ts'

/** What an upline can block: exchange entries, or all games (SIL-065). */
export type Section = 'exchange' | 'games'

/** A section is blocked when its flag is 0 and the status is not active (POP-03). */
export function isBlocked(block: Partial<MarketBlock> | undefined, section: Section): boolean {
  if (block === undefined) return false
  const flag = section === 'exchange' ? block.exchange_market : block.cs_market
  return asText(flag) === '0' && asText(block.status).toLowerCase() !== 'active'
}

/** Asks whether a section is blocked for the present player. */
export function useBlocked(): (section: Section) => boolean {
  const block = useMarketBlock()
  return (section) => isBlocked(block.data, section)
}
