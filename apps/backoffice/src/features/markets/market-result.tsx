import { WaitingAge } from '../../parts/facts/waiting-age.tsx'
import { isDue } from './market.ts'
import type { MarketBrief } from './market.ts'
import { useResultWords } from '../../lib/use-result-words.ts'

/** How a market ended; nothing while that is open. */
export function MarketResult({ market }: { market: MarketBrief }) {
  const words = useResultWords()
  return market.result === null ? <span className="text-quiet">–</span> : words(market.result)
}

/** How long the players have waited for their money since the result; nothing once they have it. */
export function DueAge({ market, className }: { market: MarketBrief; className?: string }) {
  if (!isDue(market) || market.result_at === null) return null
  return <WaitingAge since={market.result_at} {...(className !== undefined && { className })} />
}
