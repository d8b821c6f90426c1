import { marketsText } from '@maidan/locales'
import { siteTime, useText } from '@maidan/ui'
import type { Ending, MarketRecord } from '../../../features/markets/market.ts'
import { useEndingWords } from './use-ending-words.ts'

/** What was chosen in the first step, read back. */
export function EndingSummary({ ending, record }: { ending: Ending; record: MarketRecord }) {
  const t = useText(marketsText)
  const words = useEndingWords(record)
  const { outcome, void_spans = [] } = ending
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <b className="text-base leading-6 font-semibold wrap-anywhere">{words(ending)}</b>
      {'winners' in outcome && outcome.winners.length > 1 && (
        <span className="text-amber">{t('deadHeat', { count: outcome.winners.length })}</span>
      )}
      {void_spans.length > 0 && (
        <span className="text-xs text-quiet">
          {t('spans')}
          {void_spans.map(({ from, to }) => (
            <span className="tabular block" key={`${from} ${to}`}>
              {t('spanText', { from: siteTime(from), to: siteTime(to) })}
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
