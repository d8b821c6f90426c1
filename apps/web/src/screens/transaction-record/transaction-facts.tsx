import { recordsText } from '@maidan/locales'
import { moneyText } from '@maidan/money'
import type { PlainKey } from '@maidan/locales'
import { CopyButton, siteTime } from '@maidan/ui'
import type { ReactNode } from 'react'
import type { Transaction } from '../../features/session/queries.ts'
import { readCurrency, readMinor } from '../../lib/read-money.ts'
import { useText } from '../../lib/text/language.ts'

type Fact = { label: PlainKey<typeof recordsText.en>; value: ReactNode }

/** Everything else that is known of a transaction, as a table. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const t = useText(recordsText)
  const { action, transaction_id: reference, trx_id } = transaction
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('details')}</caption>
      <tbody className="divide-y divide-field-800">
        {factsOf(transaction).map(({ label, value }) => (
          <tr key={label}>
            <th
              className="py-3 pr-3 text-left align-top font-normal whitespace-nowrap text-quiet"
              scope="row"
            >
              {t(label)}
            </th>
            <td className="tabular py-3 text-right font-medium break-words">{value}</td>
          </tr>
        ))}
        <CopiedFact copyLabel={t('copyId')} label={t('transactionId')} value={reference} />
        {trx_id && (
          <CopiedFact
            copyLabel={t('copyTrxId')}
            label={t(action === 'withdraw' ? 'payoutTrxId' : 'trxId')}
            value={trx_id}
          />
        )}
      </tbody>
    </table>
  )
}

function CopiedFact({
  label,
  copyLabel,
  value,
}: {
  label: string
  copyLabel: string
  value: string
}) {
  return (
    <tr>
      <th className="py-3 pr-3 text-left font-normal text-quiet" scope="row">
        {label}
      </th>
      <td className="py-2">
        <span className="flex flex-wrap items-center justify-end gap-2">
          <span className="tabular font-medium break-all">{value}</span>
          <CopyButton label={copyLabel} value={value} />
        </span>
      </td>
    </tr>
  )
}

/** Facts that a record has nothing for are left out. */
function factsOf(transaction: Transaction): Fact[] {
  const {
    payment_method,
    fee,
    refunded,
    reversed,
    account_number,
    promotion,
    reason,
    created_at,
    updated_at,
  } = transaction
  const currency = readCurrency(transaction.currency)
  const text = (amount: string | undefined) =>
    amount && moneyText(readMinor(amount, currency), currency)
  const facts: Fact[] = [
    { label: 'method', value: payment_method?.name },
    { label: 'fee', value: text(fee) },
    { label: 'sentBack', value: text(refunded) },
    { label: 'takenBack', value: text(reversed) },
    { label: 'account', value: account_number },
    { label: 'promotion', value: promotion?.name },
    { label: 'created', value: siteTime(created_at) },
    { label: 'updated', value: siteTime(updated_at) },
    { label: 'reason', value: reason },
  ]
  return facts.filter(({ value }) => value !== undefined && value !== null && value !== '')
}
