import { recordsText } from '@maidan/locales'
import { Sheet, StatusPill } from '@maidan/ui'
import { useState } from 'react'
import { transactionState, transactionType } from '../../features/records/transaction-filter.ts'
import { WaysOn } from '../../app/notes/ways-on.tsx'
import type { Transaction } from '../../features/session/queries.ts'
import { useText } from '../../lib/text/language.ts'
import { TransactionAmount } from './transaction-amount.tsx'
import { TransactionFacts } from './transaction-facts.tsx'
import { TurnNote } from './turn-note.tsx'
import { TransactionTimeline } from './transaction-timeline.tsx'

type Props = { transaction: Transaction | null; readAtMs: number; onClose: () => void }

/** One record in full; its words stay while the sheet goes down (REC-17, SIL-091). */
export function TransactionSheet({ transaction, readAtMs, onClose }: Props) {
  const t = useText(recordsText)
  const [last, setLast] = useState(transaction)
  if (transaction !== null && transaction !== last) setLast(transaction)
  return (
    <Sheet
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      open={transaction !== null}
      title={last && t(transactionType(last.action))}
    >
      {last && <Details nowMs={readAtMs} transaction={last} />}
    </Sheet>
  )
}

function Details({ transaction, nowMs }: { transaction: Transaction; nowMs: number }) {
  const isBonus = transactionType(transaction.action) === 'bonus'
  return (
    <div className="flex flex-col gap-5 pb-4">
      <div className="flex flex-col items-center gap-2 rounded-card bg-field-800 py-5">
        <TransactionAmount className="text-2xl font-bold" transaction={transaction} />
        <StatusPill status={transactionState(transaction.key)} />
      </div>
      {!isBonus && <WaysOn transaction={transaction} />}
      {!isBonus && (
        <TransactionTimeline transaction={transaction}>
          <TurnNote nowMs={nowMs} transaction={transaction} />
        </TransactionTimeline>
      )}
      <TransactionFacts transaction={transaction} />
    </div>
  )
}
