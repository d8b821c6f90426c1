import { decimalAmount } from '@maidan/money'
import { isPaid } from '../../checkouts/checkout.ts'
import { findCheckout } from '../../checkouts/find-checkout.ts'
import { findMerchantTransfer } from '../../checkouts/merchant/find-merchant-transfer.ts'
import { refundableMinor } from '../../checkouts/merchant/refund-payment.ts'
import type { TransferRow } from '../../transfer.ts'
import type { BkashDesk } from '../bkash-desk.ts'
import { BKASH_SHORT_CODE } from '../bkash-options.ts'
import { BkashRefusal, SUCCESS } from '../bkash-refusal.ts'
import { bkashTime } from '../bkash-time.ts'

/** What bKash knows of a TrxID of the merchant's. */
export async function searchTransaction(desk: BkashDesk, trxId: string) {
  const transfer = await findMerchantTransfer(desk.books, 'bkash', trxId)
  if (transfer === null) throw new BkashRefusal(2033)
  const checkout = await findCheckout(desk.books, { partner: 'bkash', trxId })
  if (checkout === null || !isPaid(checkout)) return outgoing(transfer)
  return {
    ...found(transfer),
    transactionType: 'bKash Tokenized Checkout via API',
    customerMsisdn: transfer.sender,
    maxRefundableAmount: decimalAmount(await refundableMinor(desk.books, checkout), 'BDT'),
  }
}

function outgoing(transfer: TransferRow) {
  return {
    ...found(transfer),
    transactionType: transfer.refund_of === null ? 'B2C Payment' : 'Payment Refund via API',
    customerMsisdn: transfer.receiver,
    maxRefundableAmount: '0.00',
  }
}

function found({ trx_id, amount_minor, at }: TransferRow) {
  return {
    ...SUCCESS,
    trxID: trx_id,
    transactionStatus: 'Completed',
    amount: decimalAmount(BigInt(amount_minor), 'BDT'),
    currency: 'BDT',
    organizationShortCode: BKASH_SHORT_CODE,
    initiationTime: bkashTime(at),
    completedTime: bkashTime(at),
  }
}
