import { tradingText } from '@maidan/locales'
import { Sheet } from '@maidan/ui'
import { MarketRules } from '../../../features/exchange-bets/rules/market-rules.tsx'
import { chooseRunner } from '../../../features/odds/runners/chosen-runner.ts'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { SalesTable } from '../../../features/odds/trading/sales-table.tsx'
import { useMarketTrading } from '../../../features/odds/trading/use-market-trading.ts'
import { useText } from '../../../lib/text/language.ts'
import { RunnerDepth } from './runner-depth.tsx'
import { RunnerFacts } from './runner-facts.tsx'

/** A runner alone, from below: prices, what was traded, and the rules of the market. */
export function RunnerSheet({ runner }: { runner: ChosenRunner }) {
  const t = useText(tradingText)
  return (
    <Sheet
      onOpenChange={(open) => !open && chooseRunner(null)}
      open
      title={<span className="line-clamp-2">{runner.name}</span>}
    >
      <div className="flex flex-col gap-4 pt-2">
        <p className="truncate text-xs text-quiet">{runner.market.eventName}</p>
        <RunnerDepth runner={runner} />
        <RunnerFacts runner={runner} />
        <Sales runner={runner} />
        <details>
          <summary className="flex min-h-11 items-center text-sm font-semibold">
            {t('rulesTitle')}
          </summary>
          <MarketRules eventId={runner.market.eventId} />
        </details>
      </div>
    </Sheet>
  )
}

/** The last matches on the runner; nothing while there are none. */
function Sales({ runner }: { runner: ChosenRunner }) {
  const t = useText(tradingText)
  const sales = useMarketTrading(runner.market.marketId).data?.sales ?? []
  const own = sales.filter(({ selection_id }) => selection_id === runner.runnerId)
  if (own.length === 0) return null
  return (
    <details>
      <summary className="flex min-h-11 items-center text-sm font-semibold">{t('sales')}</summary>
      <SalesTable nameOf={() => runner.name} sales={own} />
    </details>
  )
}
