import { applyMarketCommand } from '../../market/apply-market-command.ts'
import type { MarketCommand } from '../../market/market.ts'
import type { At } from '../at.ts'

/** Applies a command to the market's life and notes whether what is stored of it has changed. */
export function moveLife(
  { market, changes }: Pick<At, 'market' | 'changes'>,
  command: MarketCommand,
) {
  const last = market.life
  const moved = applyMarketCommand(last, command)
  if (!moved.ok) return
  market.life = moved.market
  const hasClosed = (last.status === 'closed') !== (market.life.status === 'closed')
  if (last.isInPlay !== market.life.isInPlay || hasClosed) changes.markets.add(market)
}
