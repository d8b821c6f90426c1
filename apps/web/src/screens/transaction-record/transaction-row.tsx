import { recordsText } from '@maidan/locales'
import { siteClock, StatusPill } from '@maidan/ui'
import { ArrowDownToLine, ArrowUpFromLine, Gift } from 'lucide-react'
import { transactionState, transactionType } from '../../features/records/transaction-filter.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { TransactionAmount } from './transaction-amount.tsx'

const icons = { deposit: ArrowDownToLine, withdraw: ArrowUpFromLine, bonus: Gift } as const

type Props = { transaction: Transaction; onNear: () => void; onOpen: () => void }

/** What it was and by what; how much and how it stands. */
export function TransactionRow({ transaction, onNear, onOpen }: Props) {
  const t = useText(recordsText)
  const type = transactionType(transaction.action)
  const Icon = icons[type]
  const by = transaction.payment_method?.name ?? transaction.promotion?.name ?? ''
  return (
    <li>
      <button
        className="flex min-h-18 w-full flex-wrap items-center gap-x-3 px-4 py-2.5 text-left"
        onClick={onOpen}
        onPointerDown={onNear}
        type="button"
      >
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-field-800">
          <Icon aria-hidden className="size-5 text-grass" />
        </span>
        <span className="min-w-0 flex-1 basis-28">
          <span className="line-clamp-2 font-semibold">{t(type)}</span>
          <span className="tabular block text-sm text-quiet">
            {siteClock(transaction.created_at)}
            {by !== '' && ` · ${by}`}
          </span>
        </span>
        <span className="ml-auto flex shrink-0 flex-col items-end gap-1">
          <TransactionAmount className="font-semibold" transaction={transaction} />
          <StatusPill status={transactionState(transaction.key)} />
        </span>
      </button>
    </li>
  )
}
