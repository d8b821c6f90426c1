import { paymentText } from '@maidan/locales'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, Clock3, Radio } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { MakePayment } from '../../../app/routes/route-state.ts'
import {
  transactionState,
  type TransactionState,
} from '../../../features/records/transaction-filter.ts'
import { transactionsQuery, type Transaction } from '../../../features/session/queries.ts'
import { useText } from '../../../lib/text/language.ts'
import { useFollow } from './use-follow.ts'

/** In case the live line is down. */
const ASK_EVERY_MS = 5_000

const looks = {
  processing: { icon: Radio, tone: 'text-floodlight', text: 'chainWaiting' },
  success: { icon: CircleCheck, tone: 'text-grass', text: 'chainCredited' },
  fail: { icon: Clock3, tone: 'text-amber', text: 'chainOver' },
} as const satisfies Record<TransactionState, object>

/** Whether the dollars have come, as it stands now; once they have, the page goes on by itself. */
export function TransferState({ payment }: { payment: MakePayment }) {
  const t = useText(paymentText)
  const follow = useFollow(payment)
  const records = useQuery({
    ...transactionsQuery,
    refetchOnMount: 'always',
    refetchInterval: ASK_EVERY_MS,
  })
  const found = find(records.data, payment)
  // In the list shape an older payment may stand first: only one that was seen waiting is this one.
  const [isOurs, setIsOurs] = useState(payment.transaction !== undefined)
  const seen = records.isFetchedAfterMount && found ? transactionState(found.key) : null
  if (seen === 'processing' && !isOurs) setIsOurs(true)
  const state = (isOurs ? seen : null) ?? 'processing'
  const reference = state === 'success' ? found?.transaction_id : undefined
  useEffect(() => {
    if (reference !== undefined) follow(reference)
  }, [follow, reference])
  const { icon: Icon, tone, text } = looks[state]
  return (
    <div
      aria-live="polite"
      className="flex items-start gap-3 rounded-card border border-field-700 bg-field-900 p-4"
    >
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold">{t(text)}</p>
        <p className="mt-1 text-sm text-quiet">{t(`${text}Hint`)}</p>
      </div>
    </div>
  )
}

/** By its reference; in the list shape, which names none, the newest one of the method. */
function find(records: readonly Transaction[] | undefined, payment: MakePayment) {
  const { transaction, payment_name: name } = payment
  return records?.find(({ transaction_id, payment_method }) =>
    transaction === undefined ? payment_method?.name === name : transaction_id === transaction,
  )
}
