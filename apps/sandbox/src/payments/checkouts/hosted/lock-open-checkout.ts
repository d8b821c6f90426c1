import type { PoolClient } from 'pg'
import { WalletError } from '../../wallet-error.ts'
import { isExpired, type CheckoutRow } from '../checkout.ts'
import { lockCheckout } from '../find-checkout.ts'

/** @throws WalletError when the checkout is no longer the person's to decide. */
export async function lockOpenCheckout(client: PoolClient, id: string): Promise<CheckoutRow> {
  const checkout = await lockCheckout(client, id)
  if (checkout === null) throw new WalletError('NOT_FOUND')
  if (isExpired(checkout)) throw new WalletError('CHECKOUT_EXPIRED')
  if (checkout.state !== 'open') throw new WalletError('CHECKOUT_CLOSED')
  return checkout
}
