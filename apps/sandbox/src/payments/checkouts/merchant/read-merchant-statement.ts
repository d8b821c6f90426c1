import { decimalAmount } from '@maidan/money'
import type { Pool } from 'pg'
import { MINT, type TransferRow } from '../../transfer.ts'
import type { CheckoutPartner } from '../checkout.ts'
import { merchantAccounts } from './merchant-accounts.ts'

export const STATEMENT_ROWS_MAX = 500

/** What is asked of a statement: a time, in pages after a TrxID, or one invoice. */
export type StatementQuery = {
  from?: Date | undefined
  to?: Date | undefined
  after?: string | undefined
  invoice?: string | undefined
  /** Lines of a page, no more than `STATEMENT_ROWS_MAX`. */
  limit?: number | undefined
}

/** A line of the merchant's statement; a payment comes in, the others go out. */
export type StatementLine = {
  trx_id: string
  type: 'payment' | 'refund' | 'payout'
  amount: string
  fee: string
  currency: 'BDT'
  invoice: string
  /** The payment that a refund gives back. */
  refund_of: string | null
  counterparty: string
  at: string
}

export type MerchantStatement = {
  rows: StatementLine[]
  /** What to ask with as `after` for the lines that follow; null when these are the last. */
  next: string | null
}

/** The merchant's account at a partner, oldest line first. */
export async function readMerchantStatement(
  books: Pool,
  partner: CheckoutPartner,
  { from, to, after, invoice, limit = STATEMENT_ROWS_MAX }: StatementQuery,
): Promise<MerchantStatement> {
  const { wallet, takes, paysOut } = merchantAccounts[partner]
  const { rows } = await books.query<TransferRow>(
    `select * from wallets.transfer
     where (sender = any($1) or receiver = any($1)) and sender <> '${MINT}'
       and wallet = coalesce($2, wallet)
       and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
       and ($5::text is null or invoice = $5)
       and ($6::text is null or (at, trx_id) > (
         select at, trx_id from wallets.transfer
         where trx_id = $6 and wallet = coalesce($2, wallet) limit 1))
     order by at, trx_id limit $7`,
    [[takes, paysOut], wallet, from, to, invoice, after, limit],
  )
  const isFull = rows.length === limit
  return {
    rows: rows.map((row) => asLine(row, takes)),
    next: isFull ? (rows.at(-1)?.trx_id ?? null) : null,
  }
}

function asLine(row: TransferRow, takes: string): StatementLine {
  const isPayment = row.receiver === takes
  return {
    trx_id: row.trx_id,
    type: typeOf(row, isPayment),
    amount: decimalAmount(BigInt(row.amount_minor), 'BDT'),
    fee: '0.00',
    currency: 'BDT',
    invoice: row.invoice ?? '',
    refund_of: row.refund_of,
    counterparty: isPayment ? row.sender : row.receiver,
    at: row.at.toISOString(),
  }
}

function typeOf({ refund_of }: TransferRow, isPayment: boolean): StatementLine['type'] {
  if (isPayment) return 'payment'
  return refund_of === null ? 'payout' : 'refund'
}
