import { decimalAmount } from '@maidan/money'
import type { PaidCheckout } from '../../checkouts/checkout.ts'
import { dhakaDigits } from '../../checkouts/dhaka-time.ts'
import { MERCHANT_NAME } from '../../checkouts/merchant/merchant-accounts.ts'
import { BKASH_SHORT_CODE } from '../bkash-options.ts'

/** The transaction type of a payment that a merchant's program asked for. */
const BY_API = '10002294'

/** What bKash tells of a payment inside its notice. */
export function paymentMessage(checkout: PaidCheckout): string {
  const { paid_at, payer, trx_id, paid_minor, invoice, details } = checkout
  return JSON.stringify({
    dateTime: dhakaDigits(paid_at),
    debitMSISDN: `88${payer}`,
    creditOrganizationName: MERCHANT_NAME,
    creditShortCode: BKASH_SHORT_CODE,
    trxID: trx_id,
    transactionStatus: 'Completed',
    transactionType: BY_API,
    amount: decimalAmount(BigInt(paid_minor), 'BDT'),
    currency: 'BDT',
    transactionReference: details['payerReference'] ?? '',
    merchantInvoiceNumber: invoice,
  })
}
