import { randomUUID } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import { moveMoney } from '../../move-money.ts'
import type { TransferRow } from '../../transfer.ts'
import type { PaidCheckout } from '../checkout.ts'
import { lockCheckout } from '../find-checkout.ts'
import { merchantAccounts } from './merchant-accounts.ts'

/** Parts in which a payment can be given back. */
const REFUNDS_MAX = 10

export type Refund = { transfer: TransferRow; refundableMinor: bigint }

type Wanted = {
  amountMinor: bigint
  /** The same one again is the same refund. */
  requestId?: string
}

/** Gives the payer back a part of a payment; null when more is asked than is left of it. */
export async function refundPayment(
  books: Pool,
  checkout: PaidCheckout,
  { amountMinor, requestId = randomUUID() }: Wanted,
): Promise<Refund | null> {
  return inTransaction(books, async (client) => {
    await lockCheckout(client, checkout.id)
    const { given, isRepeated, count } = await refundsOf(client, checkout, requestId)
    const leftMinor = BigInt(checkout.paid_minor) - given
    if (!isRepeated && (amountMinor > leftMinor || count >= REFUNDS_MAX)) return null
    const transfer = await moveMoney(client, {
      wallet: checkout.wallet,
      from: merchantAccounts[checkout.partner].takes,
      to: checkout.payer,
      type: 'Refund',
      amountMinor,
      requestId,
      invoice: checkout.invoice,
      refundOf: checkout.trx_id,
    })
    return { transfer, refundableMinor: isRepeated ? leftMinor : leftMinor - amountMinor }
  })
}

/** What can still be given back of a payment. */
export async function refundableMinor(books: Pool, checkout: PaidCheckout): Promise<bigint> {
  const transfers = await listRefunds(books, checkout)
  const given = transfers.reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n)
  return BigInt(checkout.paid_minor) - given
}

/** The refunds of a payment, the last one first. */
export async function listRefunds(
  db: Pool | PoolClient,
  { wallet, trx_id }: PaidCheckout,
): Promise<RefundRow[]> {
  const { rows } = await db.query<RefundRow>(
    'select * from wallets.transfer where wallet = $1 and refund_of = $2 order by at desc',
    [wallet, trx_id],
  )
  return rows
}

type RefundRow = TransferRow & { request_id: string }

async function refundsOf(client: PoolClient, checkout: PaidCheckout, requestId: string) {
  const refunds = await listRefunds(client, checkout)
  return {
    given: refunds.reduce((sum, { amount_minor }) => sum + BigInt(amount_minor), 0n),
    isRepeated: refunds.some(({ request_id }) => request_id === requestId),
    count: refunds.length,
  }
}
