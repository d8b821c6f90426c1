import { decimalAmount } from '@maidan/money'
import { isExpired, type CheckoutRow } from '../checkouts/checkout.ts'
import { dhakaText } from '../checkouts/dhaka-time.ts'
import { walletBrands } from '../wallet-brands.ts'
import type { Fields } from './sign-fields.ts'
import { valIdOf } from './val-id.ts'

/** What SSLCOMMERZ says of a payment wherever it speaks of it. */
export function paymentFields(checkout: CheckoutRow): Fields {
  const { invoice, id, amount_minor, paid_minor, trx_id, wallet, payer, details } = checkout
  const amount = decimalAmount(BigInt(paid_minor ?? amount_minor), 'BDT')
  const isRisky = checkout.faults.includes('risk')
  const brand = wallet === null ? '' : walletBrands[wallet].name
  return {
    tran_id: invoice,
    val_id: checkout.state === 'paid' ? valIdOf(id) : '',
    amount,
    store_amount: amount,
    currency: 'BDT',
    currency_type: 'BDT',
    currency_amount: amount,
    currency_rate: '1.0000',
    bank_tran_id: trx_id ?? '',
    card_type: brand === '' ? '' : `${brand.toUpperCase()}-${brand}`,
    card_no: payer ?? '',
    card_issuer: brand,
    card_brand: 'MOBILEBANKING',
    card_issuer_country: 'Bangladesh',
    card_issuer_country_code: 'BD',
    tran_date: sslTime(checkout.created_at),
    risk_level: isRisky ? '1' : '0',
    risk_title: isRisky ? 'Risky' : 'Safe',
    value_a: details['value_a'] ?? '',
    value_b: details['value_b'] ?? '',
    value_c: details['value_c'] ?? '',
    value_d: details['value_d'] ?? '',
  }
}

/** As `2026-11-23 18:15:00`, in Dhaka. */
export function sslTime(at: Date): string {
  return dhakaText(at).slice(0, 19).replace('T', ' ')
}

/** How a payment is named while it is told to the store; after it was asked for it is VALIDATED. */
export function statusOf(checkout: CheckoutRow): string {
  if (isExpired(checkout)) return 'EXPIRED'
  switch (checkout.state) {
    case 'paid':
      return 'VALID'
    case 'cancelled':
      return 'CANCELLED'
    case 'failed':
      return 'FAILED'
    case 'open':
    case 'approved':
      return 'PENDING'
  }
}
