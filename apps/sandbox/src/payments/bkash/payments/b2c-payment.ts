import { decimalAmount } from '@maidan/money'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { cutLine } from '../../checkouts/faults/faulty-step.ts'
import { payOut, type Payout } from '../../checkouts/merchant/pay-out.ts'
import { readNumber } from '../../read-number.ts'
import type { TransferRow } from '../../transfer.ts'
import { WalletError } from '../../wallet-error.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BkashRefusal, SUCCESS } from '../bkash-refusal.ts'
import { bkashTime } from '../bkash-time.ts'
import { bkashAmount, readBkashAmount } from '../read-bkash-amount.ts'

const place = { partner: 'bkash', step: 'payout' } as const

export const payoutBody = z.object({
  amount: bkashAmount,
  currency: z.literal('BDT'),
  merchantInvoiceNumber: z.string().min(1).max(255),
  receiverMSISDN: z.string().max(32),
})

/** Pays a player; an invoice pays once, whatever became of its first answer. */
export async function b2cPayment(
  desk: BkashDesk,
  body: z.output<typeof payoutBody>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const payout = readPayout(body)
  if (desk.pendingPayouts.has(payout.invoice)) throw new BkashRefusal(2029)
  if (desk.faults.strike(place, 'unknown_then_absent')) return cutLine(request, reply)
  const late = desk.faults.strike(place, 'unknown_then_success')
  if (!late) return paidOutAnswer(await send(desk, payout))
  desk.pendingPayouts.add(payout.invoice)
  desk.later.run(late.delayMs, async () => {
    await send(desk, payout)
    desk.pendingPayouts.delete(payout.invoice)
  })
  return cutLine(request, reply)
}

function readPayout(body: z.output<typeof payoutBody>): Payout {
  return {
    to: readReceiver(body.receiverMSISDN),
    amountMinor: readBkashAmount(body.amount),
    invoice: body.merchantInvoiceNumber,
  }
}

function readReceiver(number: string): string {
  try {
    return readNumber('bkash', number)
  } catch {
    throw new BkashRefusal(2012)
  }
}

async function send({ books }: BkashDesk, payout: Payout): Promise<TransferRow> {
  try {
    const transfer = await payOut(books, payout)
    if (transfer === null) throw new BkashRefusal(2029)
    return transfer
  } catch (error) {
    if (error instanceof WalletError && error.code === 'NOT_ENOUGH_MONEY')
      throw new BkashRefusal(2023)
    throw error
  }
}

function paidOutAnswer({ trx_id, amount_minor, receiver, invoice, at }: TransferRow) {
  return {
    ...SUCCESS,
    trxID: trx_id,
    transactionStatus: 'Completed',
    amount: decimalAmount(BigInt(amount_minor), 'BDT'),
    currency: 'BDT',
    receiverMSISDN: receiver,
    merchantInvoiceNumber: invoice,
    b2cFee: '0.00',
    completedTime: bkashTime(at),
  }
}
