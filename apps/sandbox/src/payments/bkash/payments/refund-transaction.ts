import { decimalAmount } from '@maidan/money'
import * as z from 'zod'
import { isPaid, type PaidCheckout } from '../../checkouts/checkout.ts'
import { findCheckout } from '../../checkouts/find-checkout.ts'
import {
  listRefunds,
  refundableMinor,
  refundPayment,
  type Refund,
} from '../../checkouts/merchant/refund-payment.ts'
import { WalletError } from '../../wallet-error.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BkashRefusal, SUCCESS } from '../bkash-refusal.ts'
import { bkashTime } from '../bkash-time.ts'
import { bkashAmount, readBkashAmount } from '../read-bkash-amount.ts'

export const refundStatusBody = z.object({ paymentID: z.string(), trxID: z.string() })

export const refundBody = refundStatusBody.extend({
  amount: bkashAmount.optional(),
  sku: z.string().max(255).optional(),
  reason: z.string().max(255).optional(),
})

/** Gives a payer back a part of their payment; without an amount it tells of the last refund. */
export async function refundTransaction(desk: BkashDesk, body: z.output<typeof refundBody>) {
  if (body.amount === undefined) return refundStatus(desk, body)
  const amountMinor = readBkashAmount(body.amount)
  const checkout = await paidPayment(desk, body)
  const refund = await refundPayment(desk.books, checkout, { amountMinor }).catch(refuse)
  if (refund === null) throw new BkashRefusal(2026)
  return refundAnswer(checkout, refund)
}

export async function refundStatus(desk: BkashDesk, body: z.output<typeof refundStatusBody>) {
  const checkout = await paidPayment(desk, body)
  const [transfer] = await listRefunds(desk.books, checkout)
  if (!transfer) throw new BkashRefusal(2033)
  const refundable = await refundableMinor(desk.books, checkout)
  return refundAnswer(checkout, { transfer, refundableMinor: refundable })
}

async function paidPayment(
  { books }: BkashDesk,
  { paymentID: id, trxID }: z.output<typeof refundStatusBody>,
): Promise<PaidCheckout> {
  const checkout = await findCheckout(books, { id, partner: 'bkash' })
  if (checkout === null) throw new BkashRefusal(2002)
  if (!isPaid(checkout) || checkout.trx_id !== trxID) throw new BkashRefusal(2033)
  return checkout
}

function refundAnswer({ trx_id }: PaidCheckout, { transfer, refundableMinor }: Refund) {
  const amount = decimalAmount(BigInt(transfer.amount_minor), 'BDT')
  return {
    ...SUCCESS,
    originalTrxID: trx_id,
    refundTrxID: transfer.trx_id,
    transactionStatus: 'Completed',
    amount,
    refundAmount: amount,
    maxRefundableAmount: decimalAmount(refundableMinor, 'BDT'),
    currency: 'BDT',
    charges: '0.00',
    completedTime: bkashTime(transfer.at),
  }
}

function refuse(error: unknown): never {
  if (error instanceof WalletError && error.code === 'NOT_ENOUGH_MONEY')
    throw new BkashRefusal(2023)
  throw error
}
