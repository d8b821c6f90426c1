import { slipText, textIn } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { Selection } from '../../../../lib/exchange/selection.ts'
import { useLanguage, useText } from '../../../../lib/text/language.ts'
import { gainText } from '../../bet/bet-words.ts'
import type { Draft } from '../../placing/new-bet.ts'
import type { BetMarket } from '../../queries.ts'
import { useOutcomes } from './use-outcomes.ts'

type Props = { selection: Selection; draft: Draft; market: BetMarket }

/** What each runner's win would come to with this bet matched, beside what it comes to now. */
export function RunnerOutcomes({ selection, draft, market }: Props) {
  const t = useText(slipText)
  const language = useLanguage()
  const outcomes = useOutcomes({ selection, draft, market })
  if (outcomes.length === 0) return null
  const nameOf = (id: number) => {
    const runner = market.runners.find((one) => one.selection_id === id)
    return runner && textIn(runner, 'name', language)
  }
  return (
    <section aria-label={t('afterBet')}>
      <h3 className="text-xs text-quiet">{t('afterBet')}</h3>
      <ul className="mt-0.5 divide-y divide-field-800">
        {outcomes.map(({ id, beforeMinor, afterMinor }) => (
          <li className="flex min-h-8 items-center gap-3 text-sm" key={id}>
            <span className="min-w-0 flex-1">{nameOf(id)}</span>
            {beforeMinor !== 0n && (
              <span className="tabular text-xs whitespace-nowrap text-quiet">
                {t('outcomeNow', { amount: gainText(beforeMinor) })}
              </span>
            )}
            <MoneyText className="font-semibold" minor={afterMinor} signed />
          </li>
        ))}
      </ul>
    </section>
  )
}
