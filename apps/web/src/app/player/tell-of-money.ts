import type { LiveEvent } from '@maidan/contract'
import { noticesText, translator } from '@maidan/locales'
import { showToast } from '@maidan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { isSoundOn, playMoneySound } from '../../features/notices/money-sound.ts'
import { transactionState, transactionType } from '../../features/records/transaction-filter.ts'
import { transactionsQuery } from '../../features/session/queries.ts'
import type { Transaction } from '../../features/session/queries.ts'
import { readCurrency, readMinor, shortMoney } from '../../lib/read-money.ts'
import { spokenLanguage } from '../../lib/session/spoken.ts'

type MoneyEvent = Extract<LiveEvent, { type: 'transaction' }>

/** Says what has become of a payment, with a sound if the player wants one. */
export async function tellOfMoney(
  { transaction_id: reference, key }: MoneyEvent,
  queries: QueryClient,
) {
  const state = transactionState(key)
  if (state === 'processing') return
  const list = await queries.fetchQuery(transactionsQuery).catch(() => [])
  const transaction = list.find(({ transaction_id }) => transaction_id === reference)
  if (transaction === undefined) return
  const isPaid = state === 'success'
  showToast(wordsFor(transaction, isPaid), isPaid ? 'good' : 'bad')
  const hasArrived = isPaid && !isOut(transaction)
  if (hasArrived && (await isSoundOn())) playMoneySound()
}

function wordsFor(transaction: Transaction, isPaid: boolean): string {
  const t = translator(noticesText, spokenLanguage())
  const currency = readCurrency(transaction.currency)
  const amount = shortMoney(readMinor(transaction.amount, currency), currency)
  if (isPaid) return t(isOut(transaction) ? 'sent' : 'arrived', { amount })
  return t(isOut(transaction) ? 'rejectedWithdrawal' : 'rejectedDeposit')
}

function isOut({ action }: Transaction): boolean {
  return transactionType(action) === 'withdraw'
}
