import { decimalAmount } from '@maidan/money'
import { isExpired, isPaid, type CheckoutRow } from '../checkouts/checkout.ts'
import { dhakaDigits } from '../checkouts/dhaka-time.ts'
import { isShown } from '../checkouts/faults/is-shown.ts'
import { findCheckout } from '../checkouts/find-checkout.ts'
import type { NagadDesk } from './nagad-desk.ts'
import { NagadRefusal } from './nagad-refusal.ts'
import { nagadStatus } from './nagad-status.ts'

/** What became of a payment; only this counts. */
export async function verifyPayment(desk: NagadDesk, id: string) {
  const checkout = await findCheckout(desk.books, { id, partner: 'nagad' })
  if (checkout === null) throw new NagadRefusal('NOT_FOUND')
  const isShownPaid = isPaid(checkout) && isShown(desk.faults, checkout)
  const shown: CheckoutRow = isPaid(checkout) && !isShownPaid ? hidden(checkout) : checkout
  return verifiedAnswer(desk, shown)
}

/** A payment that was made and is not seen yet. */
function hidden(checkout: CheckoutRow): CheckoutRow {
  return { ...checkout, state: 'open', trx_id: null, paid_minor: null, paid_at: null }
}

function verifiedAnswer({ merchant }: NagadDesk, checkout: CheckoutRow) {
  const { id, invoice, payer, amount_minor, paid_minor, trx_id, created_at, paid_at } = checkout
  const { status, statusCode } = nagadStatus(isExpired(checkout) ? 'expired' : checkout.state)
  return {
    merchantId: merchant.merchantId,
    orderId: invoice,
    paymentRefId: id,
    amount: decimalAmount(BigInt(paid_minor ?? amount_minor), 'BDT'),
    clientMobileNo: payer,
    merchantMobileNo: merchant.merchantNumber,
    orderDateTime: dhakaDigits(created_at),
    issuerPaymentDateTime: paid_at && dhakaDigits(paid_at),
    issuerPaymentRefNo: trx_id,
    additionalMerchantInfo: checkout.details['info'] ?? '{}',
    status,
    statusCode,
    cancelIssuerDateTime: null,
    cancelIssuerRefNo: null,
    serviceType: 'PGW Check-Out',
  }
}
