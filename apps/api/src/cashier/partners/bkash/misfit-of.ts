import type { BkashFields } from './bkash-line.ts'

/** Payments and payouts alike are of this currency alone. */
export const BKASH_CURRENCY = 'BDT'

/**
 * Why an answer is about another payment than the one that was asked about; null if it fits. Not
 * all of bKash's answers say both.
 */
export function misfitOf(
  { merchantInvoiceNumber, currency }: BkashFields,
  reference: string,
): string | null {
  if (![reference, ''].includes(merchantInvoiceNumber)) return 'another invoice'
  return [BKASH_CURRENCY, ''].includes(currency) ? null : 'another currency'
}
