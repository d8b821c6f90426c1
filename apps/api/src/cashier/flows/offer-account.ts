import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { checkPromotion } from '../../bonuses/rules/check-promotion.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findMethod } from '../deposits/find-method.ts'
import {
  type AccountType,
  type ReceivingAccount,
  pickAccount,
  readAccountType,
} from '@maidan/cashier'
import { checkDayRoom } from '../payments/check-day-room.ts'
import { accountUse } from '../receiving/account-use.ts'
import { checkRange, readAmount } from '../payments/read-amount.ts'
import { requireAge } from '../../identity/queries/require-age.ts'
import { requireNoBreak } from '../../protection/breaks/read-break.ts'
import { checkDepositLimit } from '../../protection/limits/check-deposit-limit.ts'
import type { Clock } from '../../platform/clock.ts'

type Ports = { clock: Clock; db: Db }

/** The payment page counts ten minutes; a late tap still finds the same number. */
const OFFER_MS = 12 * 60_000

type Asked = {
  playerId: bigint
  currency: Currency
  method: string
  accountType: string
  amount: string | number
  /** What is to be chosen with the deposit, so that a player hears before they pay if it cannot be. */
  promotionId?: string | number
}

type Offer = { id: bigint; accountNumber: string }

/**
 * Shows a player the account to pay into: the one they were shown before if that offer is open, else
 * the one with room in its day and month that was offered longest ago.
 */
export function offerAccount(ports: Ports, asked: Asked): Promise<Offer> {
  const { playerId, currency } = asked
  return inTransaction(ports.db, async (tx) => {
    await requireNoBreak(tx, playerId, ports.clock.now())
    const method = await findMethod(tx, { name: asked.method, currency })
    const accountType = readAccountType(asked.accountType)
    if (!accountType) throw new Refusal('METHOD_UNAVAILABLE')
    const amountMinor = readAmount(asked.amount, currency)
    const { depositMinMinor: minMinor, depositMaxMinor: maxMinor } = method
    checkRange(amountMinor, { minMinor, maxMinor, currency })
    const now = ports.clock.now()
    await checkDayRoom(tx, { playerId, method, direction: 'deposit', at: now }, amountMinor)
    await checkDepositLimit(tx, { playerId, currency, amountMinor, at: now })
    requireAge(await readAge(tx, playerId), now)
    const { promotionId = 0 } = asked
    const chosen = { promotionId, amountMinor, methodKey: method.key, at: now }
    await checkPromotion(tx, { id: playerId, currency }, chosen)
    const requested = { playerId, methodKey: method.key, accountType, amountMinor, now }
    return (await findOpenOffer(tx, requested)) ?? (await makeOffer(tx, requested))
  })
}

async function readAge(tx: Tx, playerId: bigint): Promise<{ birthDate: string | null }> {
  const { rows } = await sql<{ birth_date: string | null }>`
    SELECT birth_date::text AS birth_date FROM player WHERE id = ${playerId}
  `.execute(tx)
  return { birthDate: rows[0]?.birth_date ?? null }
}

type Requested = {
  playerId: bigint
  methodKey: string
  accountType: AccountType
  amountMinor: bigint
  now: Date
}

async function findOpenOffer(tx: Tx, requested: Requested): Promise<Offer | null> {
  const { playerId, methodKey, accountType, amountMinor, now } = requested
  const { rows } = await sql<{ id: bigint; account_number: string }>`
    SELECT r.id, r.account_number FROM account_offer o
    JOIN receiving_account r ON r.id = o.receiving_account_id
    WHERE o.player_id = ${playerId} AND o.amount_minor = ${amountMinor} AND o.expires_at > ${now}
      AND r.method_key = ${methodKey} AND r.account_type = ${accountType} AND r.status = 'active'
    ORDER BY o.id DESC LIMIT 1
  `.execute(tx)
  const [row] = rows
  return row ? { id: row.id, accountNumber: row.account_number } : null
}

async function makeOffer(tx: Tx, requested: Requested): Promise<Offer> {
  const account = pickAccount(await lockAccounts(tx, requested), requested.amountMinor)
  if (!account) throw new Refusal('NO_RECEIVING_ACCOUNT')
  const { playerId, amountMinor, now } = requested
  const expiresAt = new Date(now.getTime() + OFFER_MS)
  await sql`
    WITH offered AS (
      UPDATE receiving_account SET last_offered_at = ${now} WHERE id = ${account.id}
    )
    INSERT INTO account_offer (player_id, receiving_account_id, amount_minor, expires_at, created_at)
    VALUES (${playerId}, ${account.id}, ${amountMinor}, ${expiresAt}, ${now})
  `.execute(tx)
  return account
}

type Row = {
  id: bigint
  account_number: string
  day_cap_minor: bigint
  month_cap_minor: bigint
  day_used: bigint
  month_used: bigint
  last_offered_at: Date | null
}

/** The accounts of a method and type with what they took in the day and month of Dhaka, and open offers. */
async function lockAccounts(
  tx: Tx,
  { methodKey, accountType, now }: Requested,
): Promise<ReceivingAccount[]> {
  await sql`
    SELECT id FROM receiving_account
    WHERE method_key = ${methodKey} AND account_type = ${accountType} ORDER BY id FOR UPDATE
  `.execute(tx)
  const { rows } = await sql<Row>`
    SELECT r.id, r.account_number, r.day_cap_minor, r.month_cap_minor, r.last_offered_at,
      (coalesce(taken.day, 0) + coalesce(open.minor, 0))::bigint AS day_used,
      (coalesce(taken.month, 0) + coalesce(open.minor, 0))::bigint AS month_used
    FROM receiving_account r
    ${accountUse(now)}
    WHERE r.method_key = ${methodKey} AND r.account_type = ${accountType} AND r.status = 'active'
  `.execute(tx)
  return rows.map((row) => ({
    id: row.id,
    accountNumber: row.account_number,
    dayCapMinor: row.day_cap_minor,
    monthCapMinor: row.month_cap_minor,
    dayUsedMinor: row.day_used,
    monthUsedMinor: row.month_used,
    lastOfferedAt: row.last_offered_at,
  }))
}
