import { amountOf, isCurrency } from '@maidan/money'
import { MoneyText } from '@maidan/ui'
import { clsx } from 'clsx'

type Props = {
  /** Decimal text of an answer: `"1234.50"`. */
  amount: string
  currency: string
  /** Writes + before gains too. */
  signed?: boolean
  /** Adds the currency's code, where a mistaken currency would cost money. */
  code?: boolean
  className?: string
}

/** An amount as staff read it: exact, with its currency, minus and clay below zero. */
export function Money({ amount, currency, signed = false, code = false, className }: Props) {
  if (!isCurrency(currency)) return <span className="tabular">{`${amount} ${currency}`}</span>
  const minor = amountOf(amount, currency)
  const named = code || currency === 'USDT'
  return (
    <span className={clsx('tabular whitespace-nowrap', className)}>
      <MoneyText
        currency={currency}
        minor={minor}
        signed={signed}
        {...(minor < 0n && { className: 'text-clay-soft' })}
      />
      {named && <span className="text-[0.75em] font-medium text-quiet"> {currency}</span>}
    </span>
  )
}
