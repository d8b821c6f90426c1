import { SETTLED_STATES } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { checkPromotion } from '../../bonuses/rules/check-promotion.ts'
import { lockPlayer } from '../../identity/queries/lock-players.ts'
import { checkMainPhone, readOwnPhones } from '../../identity/queries/own-phones.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { findMethod } from '../deposits/find-method.ts'
import { newReference } from '../payments/new-reference.ts'
import { readAmount } from '../payments/read-amount.ts'
import { offerAccount } from '../flows/offer-account.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

type Requested = {
  playerId: bigint
  currency: Currency
  method: string
  accountType: string
  amount: string | number
  promotionId: string | number
}

export type RequestedTransfer = { reference: string; accountNumber: string }

/**
 * In the e-wallet shape: shows a player the account to send money to by hand, and keeps what it is
 * for, so that they confirm it by its reference alone.
 */
export async function requestTransfer(
  ports: Ports,
  requested: Requested,
): Promise<RequestedTransfer> {
  await ports.limits.take('walletNumberPerPlayer', requested.playerId.toString())
  const reference = await inTransaction(ports.db, (tx) => keepRequest(ports, tx, requested))
  const { accountNumber } = await offerAccount(ports, requested)
  return { reference, accountNumber }
}

async function keepRequest(ports: Ports, tx: Tx, requested: Requested): Promise<string> {
  const { currency, promotionId } = requested
  const at = ports.clock.now()
  const player = await lockPlayer(tx, requested.playerId)
  checkMainPhone(await readOwnPhones(tx, player.id))
  await requireNoBreak(tx, player.id, at)
  await refusePending(tx, player.id)
  const amountMinor = readAmount(requested.amount, currency)
  const method = await findMethod(tx, { name: requested.method, currency })
  const chosen = { promotionId, amountMinor, methodKey: method.key, at }
  const promotion = await checkPromotion(tx, player, chosen)
  const reference = newReference('request')
  await sql`
    INSERT INTO ewallet_request (reference, player_id, method_key, amount_minor, promotion_id, created_at)
    VALUES (${reference}, ${player.id}, ${method.key}, ${amountMinor}, ${promotion}, ${at})
  `.execute(tx)
  return reference
}

async function refusePending(tx: Tx, playerId: bigint) {
  const { rows } = await sql`
    SELECT 1 FROM payment WHERE player_id = ${playerId} AND direction = 'deposit'
      AND state <> ALL(${[...SETTLED_STATES]}::text[])
  `.execute(tx)
  if (rows.length > 0) throw new Refusal('DEPOSIT_PENDING')
}
