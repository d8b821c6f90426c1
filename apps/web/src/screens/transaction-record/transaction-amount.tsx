import { MoneyText } from '@maidan/ui'
import { clsx } from 'clsx'
import { transactionState, transactionType } from '../../features/records/transaction-filter.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'

/** The amount with its sign; coloured once it is done, struck through if it came to nothing. */
export function TransactionAmount(props: { transaction: Transaction; className?: string }) {
  const { action, amount, key } = props.transaction
  const currency = readCurrency(props.transaction.currency)
  const minor = readMinor(amount, currency)
  const state = transactionState(key)
  return (
    <MoneyText
      className={clsx(
        props.className,
        state === 'processing' && 'text-text!',
        state === 'fail' && 'text-quiet! line-through',
      )}
      currency={currency}
      minor={transactionType(action) === 'withdraw' ? -minor : minor}
      signed
    />
  )
}
