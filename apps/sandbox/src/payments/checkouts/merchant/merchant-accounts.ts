import type { WalletKey } from '../../wallet-brands.ts'
import type { CheckoutPartner } from '../checkout.ts'

/** The name under which payers see the merchant. */
export const MERCHANT_NAME = 'Maidan'

type MerchantAccount = {
  /** The wallet that keeps it; null where every wallet keeps one of the same name. */
  wallet: WalletKey | null
  /** Takes the payments, and gives the refunds. */
  takes: string
  /** Sends the payouts. */
  paysOut: string | null
}

/** Where a partner keeps the merchant's money. */
export const merchantAccounts = {
  bkash: { wallet: 'bkash', takes: 'MERCHANT', paysOut: 'DISBURSEMENT' },
  nagad: { wallet: 'nagad', takes: 'MERCHANT', paysOut: null },
  sslcommerz: { wallet: null, takes: 'SSLCOMMERZ', paysOut: null },
} as const satisfies Record<CheckoutPartner, MerchantAccount>
