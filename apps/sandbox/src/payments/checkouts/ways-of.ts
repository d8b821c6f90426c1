import type { WalletKey } from '../wallet-brands.ts'
import type { CheckoutRow } from './checkout.ts'
import type { CheckoutDesk } from './checkout-desk.ts'

/** Wallets by the names that merchants ask for them with; other names leave every wallet open. */
const NAMED_WALLETS: Readonly<Record<string, WalletKey>> = {
  bkash: 'bkash',
  dbblmobilebanking: 'rocket',
}

/** The wallets that a checkout can be paid from: all of its partner, or the one it was opened for. */
export function waysOf(
  { sides }: CheckoutDesk,
  { partner, details }: Pick<CheckoutRow, 'partner' | 'details'>,
): readonly WalletKey[] {
  const { ways } = sides[partner]
  const named = NAMED_WALLETS[details['multi_card_name'] ?? '']
  return named === undefined ? ways : ways.filter((way) => way === named)
}
