import type { PoolClient } from 'pg'
import { inTransaction } from '../../../games/db/in-transaction.ts'
import { PLAY_MONEY_MINOR } from '../../add-play-money.ts'
import { WalletError } from '../../wallet-error.ts'
import type { CheckoutRow } from '../checkout.ts'
import type { CheckoutDesk } from '../checkout-desk.ts'
import { findCheckout, lockCheckout } from '../find-checkout.ts'
import { payCheckout } from '../pay-checkout.ts'
import { lockOpenCheckout } from './lock-open-checkout.ts'
import { trySecrets } from './try-secrets.ts'

type Approval = { id: string; code: string; pin: string }

/** The person's yes; a second tap finds it said. @throws WalletError when it cannot be. */
export async function approveCheckout(
  desk: CheckoutDesk,
  approval: Approval,
): Promise<CheckoutRow> {
  const refusal = await inTransaction(desk.books, (client) => approve(client, approval))
  if (refusal) throw refusal
  const checkout = await findCheckout(desk.books, { id: approval.id })
  if (checkout === null) throw new WalletError('NOT_FOUND')
  const isDue = checkout.state === 'approved' && desk.sides[checkout.partner].paysOnApproval
  return isDue ? payCheckout(desk, checkout) : checkout
}

async function approve(client: PoolClient, { id, ...secrets }: Approval) {
  const known = await lockCheckout(client, id)
  if (known?.state === 'approved' || known?.state === 'paid') return null
  const checkout = await lockOpenCheckout(client, id)
  const refusal = await trySecrets(client, checkout, secrets)
  if (refusal) return refusal
  if ((await balanceOf(client, checkout)) < BigInt(checkout.amount_minor))
    return new WalletError('NOT_ENOUGH_MONEY')
  await client.query(
    `update wallets.checkout set state = 'approved', approved_at = clock_timestamp() where id = $1`,
    [id],
  )
  return null
}

/** A wallet that is used for the first time comes with play money. */
async function balanceOf(client: PoolClient, { wallet, payer }: CheckoutRow): Promise<bigint> {
  const { rows } = await client.query<{ balance_minor: string }>(
    'select balance_minor from wallets.account where wallet = $1 and number = $2',
    [wallet, payer],
  )
  return rows[0] ? BigInt(rows[0].balance_minor) : PLAY_MONEY_MINOR
}
