import { fundsText } from '@maidan/locales'
import { MoneyText } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { Method } from '../../features/funds/methods/payment-method.ts'
import { feeOf } from '../../features/funds/withdrawal/fee-of.ts'
import { useUser } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { readPlayerCurrency, typedMinor } from '../../lib/read-money.ts'

type Props = { amount: string; method: Method | undefined }

/** What arrives, what it costs and what leaves the wallet, before the press; nothing where it is free. */
export function WithdrawalCost({ amount, method }: Props) {
  const t = useText(fundsText)
  const currency = readPlayerCurrency(useUser().data?.currency)
  const minor = typedMinor(amount, currency)
  if (minor === null || method?.withdrawal_fee === undefined) return null
  const fee = feeOf(method, minor, currency)
  return (
    <dl
      aria-label={t('cost')}
      className="rounded-card border border-field-700 bg-field-900 px-4 py-2 text-sm"
      role="group"
    >
      <Line name={t('costArrives', { method: method.name })}>
        <MoneyText currency={currency} minor={minor} />
      </Line>
      <Line name={t('costFee')}>
        <MoneyText currency={currency} minor={fee} />
      </Line>
      <Line isSum name={t('costTotal')}>
        <MoneyText currency={currency} minor={minor + fee} />
      </Line>
    </dl>
  )
}

function Line(props: { name: string; isSum?: boolean; children: ReactNode }) {
  return (
    <div
      className={`flex items-baseline justify-between gap-3 py-1.5 ${
        props.isSum === true ? 'border-t border-field-700 font-semibold' : ''
      }`}
    >
      <dt className={props.isSum === true ? '' : 'text-quiet'}>{props.name}</dt>
      <dd className="tabular">{props.children}</dd>
    </div>
  )
}
