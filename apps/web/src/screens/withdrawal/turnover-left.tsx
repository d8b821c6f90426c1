import { fundsText } from '@maidan/locales'
import type { Currency } from '@maidan/money'
import { MoneyText } from '@maidan/ui'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text/language.ts'
import { shortMoney } from '../../lib/read-money.ts'
import type { OpenTurnover } from './open-turnover.ts'

type Props = {
  open: OpenTurnover
  currency: Currency
  /** What stands at the end of the first line. */
  end?: ReactNode
}

/** What is left to stake before a withdrawal, and a bar of how far it is done. */
export function TurnoverLeft({ open, currency, end }: Props) {
  const t = useText(fundsText)
  return (
    <span className="block text-sm">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="flex-1 text-quiet">{t('turnoverLeft')}</span>
        <MoneyText
          className="font-semibold text-text"
          currency={currency}
          minor={open.remainingMinor}
        />
        {end}
      </span>
      <span className="mt-2 block h-2 overflow-hidden rounded-full bg-field-700">
        <span
          className="block h-full rounded-full bg-grass"
          style={{ width: `${open.donePercent}%` }}
        />
      </span>
      <span className="tabular mt-1 block text-xs text-quiet">
        {t('turnoverDone', {
          done: shortMoney(open.doneMinor, currency),
          required: shortMoney(open.requiredMinor, currency),
        })}
      </span>
    </span>
  )
}
