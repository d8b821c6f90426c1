import { decimalAmount } from '@maidan/money'
import { isPaid, type CheckoutRow, type PaidCheckout } from '../../checkouts/checkout.ts'
import { SUCCESS } from '../bkash-refusal.ts'
import { bkashTime } from '../bkash-time.ts'

/** What bKash says of a payment that was made. */
export function paidAnswer(checkout: PaidCheckout) {
  const { id, trx_id, payer, paid_minor, paid_at, invoice, details } = checkout
  return {
    ...SUCCESS,
    paymentID: id,
    trxID: trx_id,
    transactionStatus: 'Completed',
    amount: decimalAmount(BigInt(paid_minor), 'BDT'),
    currency: 'BDT',
    intent: 'sale',
    paymentExecuteTime: bkashTime(paid_at),
    merchantInvoiceNumber: invoice,
    customerMsisdn: payer,
    payerReference: details['payerReference'] ?? '',
  }
}

/** What bKash says of a payment whenever it is asked; what was not made stays Initiated. */
export function queryAnswer(checkout: CheckoutRow, isShownPaid: boolean) {
  const { id, amount_minor, created_at, invoice, details, approved_at } = checkout
  const common = {
    mode: '0011',
    paymentCreateTime: bkashTime(created_at),
    userVerificationStatus: approved_at === null ? 'Incomplete' : 'Complete',
    verificationStatus: approved_at === null ? 'Incomplete' : 'Complete',
  }
  if (isPaid(checkout) && isShownPaid) return { ...paidAnswer(checkout), ...common }
  return {
    ...SUCCESS,
    paymentID: id,
    transactionStatus: 'Initiated',
    amount: decimalAmount(BigInt(amount_minor), 'BDT'),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: invoice,
    payerReference: details['payerReference'] ?? '',
    ...common,
  }
}
