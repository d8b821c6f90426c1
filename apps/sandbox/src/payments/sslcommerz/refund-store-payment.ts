import { parseAmount } from '@maidan/money'
import { isPaid } from '../checkouts/checkout.ts'
import type { CheckoutDesk } from '../checkouts/checkout-desk.ts'
import { findCheckout } from '../checkouts/find-checkout.ts'
import { refundPayment } from '../checkouts/merchant/refund-payment.ts'
import type { TransferRow } from '../transfer.ts'
import { WalletError } from '../wallet-error.ts'
import { sslTime } from './payment-fields.ts'

type RefundOrder = { bankTranId: string; amount: string; refeId: string }

/** Gives a payer back a part of what they paid; the store's own id makes a repeat the same refund. */
export async function refundStorePayment(
  desk: CheckoutDesk,
  { bankTranId, amount, refeId }: RefundOrder,
): Promise<Record<string, string>> {
  const checkout = await findCheckout(desk.books, { partner: 'sslcommerz', trxId: bankTranId })
  if (checkout === null || !isPaid(checkout)) return failed(bankTranId, 'Transaction not found')
  const parsed = parseAmount(amount, 'BDT')
  if (!parsed.ok || parsed.minor === 0n) return failed(bankTranId, 'Invalid refund amount')
  const wanted = {
    amountMinor: parsed.minor,
    ...(refeId === '' ? {} : { requestId: `refe:${refeId}`.slice(0, 64) }),
  }
  const refund = await refundPayment(desk.books, checkout, wanted).catch((error: unknown) => {
    if (error instanceof WalletError) return null
    throw error
  })
  if (refund === null) return failed(bankTranId, 'More than is left of the payment')
  return {
    APIConnect: 'DONE',
    bank_tran_id: bankTranId,
    trans_id: checkout.invoice,
    refund_ref_id: refund.transfer.trx_id,
    status: 'success',
    errorReason: '',
  }
}

function failed(bankTranId: string, errorReason: string): Record<string, string> {
  return { APIConnect: 'DONE', bank_tran_id: bankTranId, status: 'failed', errorReason }
}

/** What became of a refund; one that was only just asked for may be under way. */
export async function findRefund({ books, faults }: CheckoutDesk, refundRefId: string) {
  const { rows } = await books.query<TransferRow>(
    'select * from wallets.transfer where trx_id = $1 and refund_of is not null',
    [refundRefId],
  )
  const [transfer] = rows
  if (!transfer) return { APIConnect: 'DONE', status: 'cancelled', errorReason: 'Not found' }
  const lag = faults.strike({ partner: 'sslcommerz', step: 'refund' }, 'query_lag')
  const isUnderWay = lag !== undefined && Date.now() < transfer.at.getTime() + lag.delayMs
  const done = { refunded_on: sslTime(transfer.at), status: 'refunded' }
  return {
    APIConnect: 'DONE',
    bank_tran_id: transfer.refund_of,
    tran_id: transfer.invoice,
    refund_ref_id: transfer.trx_id,
    initiated_on: sslTime(transfer.at),
    ...(isUnderWay ? { refunded_on: '', status: 'processing' } : done),
  }
}
