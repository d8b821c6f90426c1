import { tradingText } from '@maidan/locales'
import { useSession } from '../../../lib/session/session.ts'
import { useText } from '../../../lib/text/language.ts'
import type { TradedRunner } from '../trading/use-market-trading.ts'
import { ChartLine } from '../trading/price-chart.tsx'
import { chooseRunner } from './chosen-runner.ts'
import type { ChosenRunner } from './chosen-runner.ts'

/** A runner's name, which opens what there is to see of them alone; a guest has nothing to open. */
export function RunnerName(runner: ChosenRunner) {
  const t = useText(tradingText)
  if (useSession() === null) return runner.name
  return (
    <button
      aria-label={t('openRunner', { name: runner.name })}
      className="relative block w-full text-left before:absolute before:-inset-x-2 before:-inset-y-3 before:content-[''] wide:before:-inset-y-2"
      onClick={() => chooseRunner(runner)}
      title={t('openRunner', { name: runner.name })}
      type="button"
    >
      <span className="block wide:line-clamp-2">{runner.name}</span>
    </button>
  )
}

/** Beside the name where there is room: how the price moved, and what was matched last. */
export function RunnerTrend({ name, traded }: { name: string; traded: TradedRunner | undefined }) {
  const t = useText(tradingText)
  return (
    <span className="flex shrink-0 items-center gap-2" title={t('lastOdds')}>
      <ChartLine className="h-6 w-10" name={name} prices={traded?.prices ?? []} />
      <span className="tabular hidden w-9 text-right text-xs text-quiet min-[80em]:inline">
        {traded?.last_odds ?? '–'}
      </span>
    </span>
  )
}
