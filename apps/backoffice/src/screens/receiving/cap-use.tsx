import { receivingText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { percentUsed } from '../../features/receiving/percent-used.ts'
import type { ReceivingAccount } from '../../features/receiving/queries.ts'
import { FillBar } from '../../parts/facts/fill-bar.tsx'
import { Money } from '../../parts/facts/money.tsx'

type Props = { account: ReceivingAccount; span: 'day' | 'month' }

/** What an account took in a day or a month beside what it may take. */
export function CapUse({ account, span }: Props) {
  const t = useText(receivingText)
  const { currency, offered, account_number: number } = account
  const used = account[`${span}_received`]
  const cap = account[`${span}_cap`]
  const percent = percentUsed({ used, offered, cap }, currency)
  return (
    <dl className="min-w-0">
      <dt className="text-xs text-quiet">{t(span === 'day' ? 'today' : 'month')}</dt>
      <dd>
        <Money amount={used} currency={currency} />
        <span className="text-quiet"> / </span>
        <Money amount={cap} className="text-quiet" currency={currency} />
        <FillBar label={t(`bar_${span}`, { number, percent })} percent={percent} />
      </dd>
    </dl>
  )
}
