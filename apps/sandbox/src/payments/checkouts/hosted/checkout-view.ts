import { decimalAmount } from '@maidan/money'
import { waysOf } from '../ways-of.ts'
import { walletBrands, type WalletKey } from '../../wallet-brands.ts'
import {
  isExpired,
  type CheckoutPartner,
  type CheckoutRow,
  type CheckoutState,
} from '../checkout.ts'
import type { CheckoutDesk, WayBack } from '../checkout-desk.ts'
import { MERCHANT_NAME } from '../merchant/merchant-accounts.ts'

/** What the hosted page shows of a checkout. */
export type CheckoutView = {
  partner: CheckoutPartner
  partner_name: string
  look: { color: string; text: string }
  merchant: string
  invoice: string
  amount: string
  state: CheckoutState | 'expired'
  ways: WayView[]
  /** The PIN of every wallet here, for the page to name. */
  pin: string
  /** Once the person has decided, or can no longer. */
  way_back: WayBack | null
}

export type WayView = { key: WalletKey; name: string; color: string; text: string }

/** The PIN that every play wallet has. */
export const PLAY_PIN = '12121'

export function checkoutView(desk: CheckoutDesk, checkout: CheckoutRow): CheckoutView {
  const { partner, invoice, amount_minor } = checkout
  const side = desk.sides[partner]
  const state = isExpired(checkout) ? 'expired' : checkout.state
  return {
    partner,
    partner_name: side.name,
    look: side.look,
    merchant: MERCHANT_NAME,
    invoice,
    amount: decimalAmount(BigInt(amount_minor), 'BDT'),
    state,
    ways: waysOf(desk, checkout).map((key) => {
      const { name, color, text } = walletBrands[key]
      return { key, name, color, text }
    }),
    pin: PLAY_PIN,
    way_back: state === 'open' ? null : side.wayBack(checkout),
  }
}
