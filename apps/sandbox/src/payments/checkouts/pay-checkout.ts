import type { PoolClient } from 'pg'
import { inTransaction } from '../../games/db/in-transaction.ts'
import { oneRow } from '../../games/db/one-row.ts'
import { moveMoney } from '../move-money.ts'
import { WalletError } from '../wallet-error.ts'
import { isExpired, isPaid, type CheckoutRow, type PaidCheckout } from './checkout.ts'
import type { CheckoutDesk } from './checkout-desk.ts'
import type { Fault } from './faults/fault.ts'
import { findCheckout, lockCheckout } from './find-checkout.ts'
import { merchantAccounts } from './merchant/merchant-accounts.ts'

/**
 * Takes the money of an approved checkout, once, and tells the merchant. Answers the checkout as it
 * stands then: not paid where a fault lets it expire first.
 */
export async function payCheckout(desk: CheckoutDesk, approved: CheckoutRow): Promise<CheckoutRow> {
  const late = strikeAt(desk, approved, 'late_success')
  if (!late) return pay(desk, approved.id)
  const { rows } = await desk.books.query<CheckoutRow>(
    `update wallets.checkout set expires_at = clock_timestamp(), faults = array_append(faults, $2)
     where id = $1 returning *`,
    [approved.id, late.kind],
  )
  desk.later.run(late.delayMs, () => pay(desk, approved.id, { evenExpired: true }))
  return oneRow({ rows })
}

async function pay(
  desk: CheckoutDesk,
  id: string,
  { evenExpired = false } = {},
): Promise<CheckoutRow> {
  const paid = await inTransaction(desk.books, async (client) => {
    const checkout = await lockCheckout(client, id)
    if (checkout === null) throw new WalletError('NOT_FOUND')
    if (isPaid(checkout)) return null
    if (isExpired(checkout) && !evenExpired) throw new WalletError('CHECKOUT_EXPIRED')
    if (checkout.state !== 'approved') throw new WalletError('CHECKOUT_CLOSED')
    return recordPaid(client, checkout, {
      mismatch: strikeAt(desk, checkout, 'amount_mismatch'),
      risk: strikeAt(desk, checkout, 'risk'),
    })
  })
  if (paid) await desk.sides[paid.partner].announce(desk, paid)
  const checkout = paid ?? (await findCheckout(desk.books, { id }))
  if (checkout === null) throw new WalletError('NOT_FOUND')
  return checkout
}

async function recordPaid(
  client: PoolClient,
  { id, partner, invoice, wallet, payer, amount_minor }: CheckoutRow,
  { mismatch, risk }: { mismatch: Fault | undefined; risk: Fault | undefined },
): Promise<PaidCheckout> {
  if (wallet === null || payer === null) throw new WalletError('CHECKOUT_CLOSED')
  const amountMinor = mismatch?.amountMinor ?? BigInt(amount_minor)
  const { trx_id } = await moveMoney(client, {
    wallet,
    from: payer,
    to: merchantAccounts[partner].takes,
    type: 'Make Payment',
    amountMinor,
    requestId: `checkout:${id}`.slice(0, 64),
    invoice,
  })
  const updated = await client.query<PaidCheckout>(
    `update wallets.checkout
     set state = 'paid', trx_id = $2, paid_minor = $3, paid_at = clock_timestamp(),
       faults = faults || $4::text[]
     where id = $1 returning *`,
    [id, trx_id, amountMinor, [mismatch, risk].flatMap((fault) => fault?.kind ?? [])],
  )
  return oneRow(updated)
}

/** Money moves at the step that the partner moves it in. */
function strikeAt(
  { faults, sides }: CheckoutDesk,
  { partner }: CheckoutRow,
  kind: 'late_success' | 'amount_mismatch' | 'risk',
): Fault | undefined {
  const step = sides[partner].paysOnApproval ? 'approve' : 'execute'
  return faults.strike({ partner, step }, kind)
}
