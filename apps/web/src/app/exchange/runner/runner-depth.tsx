import { oddsText, tradingText } from '@maidan/locales'
import { useShownOdds } from '../../../features/odds/feed/shown-odds.ts'
import { isOpen } from '../../../features/odds/markets/match-odds.ts'
import { useCell } from '../../../features/odds/prices/cells.ts'
import { RunnerCells } from '../../../features/odds/prices/runner-cells.tsx'
import type { ChosenRunner } from '../../../features/odds/runners/chosen-runner.ts'
import { useText } from '../../../lib/text/language.ts'

/** The three best prices of each side of a runner; a press on one goes to the slip. */
export function RunnerDepth({ runner: { market, runnerId, name } }: { runner: ChosenRunner }) {
  const t = useText(tradingText)
  const odds = useText(oddsText)
  const { odds: shown } = useShownOdds()
  const runner = useCell(shown, market.marketId, (known) =>
    known?.runners.find(({ id }) => id === runnerId),
  )
  const open = useCell(shown, market.marketId, isOpen)
  return (
    <section aria-label={t('prices')}>
      <div aria-hidden className="grid grid-cols-2 pb-1 text-center text-xs font-semibold">
        <span className="text-back">{odds('back')}</span>
        <span className="text-lay">{odds('lay')}</span>
      </div>
      <div className="grid grid-cols-6 gap-0.5">
        <RunnerCells
          depth={3}
          market={market}
          name={name}
          open={open}
          runner={runner}
          runnerId={runnerId}
        />
      </div>
    </section>
  )
}
