import { SETTLED_STATES, type PaymentState } from '@maidan/cashier'
import { sql } from 'kysely'
import type { MoneyPlayer } from '../../identity/queries/lock-players.ts'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

type Requested = {
  player: MoneyPlayer
  /** The one that the player chose, by whatever page it goes. */
  methodKey: string
  amountMinor: bigint
  promotionId: bigint
  at: Date
}

type Row = {
  reference: string
  state: PaymentState
  asked_key: string
  amount_minor: bigint
  promotion_id: bigint | null
  partner_url: string | null
  pay_until: Date | null
}

/**
 * The page of the player's pending deposit, if it is for this very method, amount and promotion and can still
 * be paid. Refuses while any other deposit is pending.
 */
export async function findOpenCheckout(
  tx: Tx,
  { player, methodKey, amountMinor, promotionId, at }: Requested,
): Promise<{ reference: string; url: string } | null> {
  const { rows } = await sql<Row>`
    SELECT reference, state, coalesce(asked_key, method_key) AS asked_key, amount_minor,
      promotion_id, partner_url, pay_until
    FROM payment
    WHERE player_id = ${player.id} AND direction = 'deposit'
      AND state <> ALL(${[...SETTLED_STATES]}::text[])
  `.execute(tx)
  const [pending] = rows
  if (!pending) return null
  const { reference, partner_url: url, pay_until: until } = pending
  const isSame =
    pending.asked_key === methodKey &&
    pending.amount_minor === amountMinor &&
    (pending.promotion_id ?? 0n) === promotionId
  const isOpen = pending.state === 'presented' || pending.state === 'verifying'
  if (isSame && isOpen && url && until && until > at) return { reference, url }
  throw new Refusal('DEPOSIT_PENDING')
}
