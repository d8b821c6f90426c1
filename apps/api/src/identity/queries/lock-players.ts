import type { Language } from '@maidan/contract'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** A player as the flows of money need them. */
export type MoneyPlayer = {
  id: bigint
  username: string
  currency: Currency
  language: Language
  cash: bigint
  held: bigint
  birthDate: string | null
  vipPoints: bigint
  referralBonusMinor: bigint
  referredBy: bigint | null
}

type Row = {
  id: bigint
  username: string
  currency: Currency
  language: Language
  cash_account: bigint
  held_account: bigint
  birth_date: string | null
  vip_points: bigint
  referral_bonus_minor: bigint
  referred_by: bigint | null
}

/** Locks one player until the end of the transaction. */
export async function lockPlayer(tx: Tx, id: bigint): Promise<MoneyPlayer> {
  const player = (await lockPlayers(tx, [id])).get(id)
  if (!player) throw new Error(`player ${id} is not there`)
  return player
}

/**
 * Locks players for a flow of money: their cash accounts first and then their rows, as the game
 * wallet does, and always in the order of the ids, so that no two flows wait in a ring.
 */
export async function lockPlayers(
  tx: Tx,
  ids: readonly bigint[],
): Promise<Map<bigint, MoneyPlayer>> {
  await sql`
    SELECT id FROM account
    WHERE id IN (SELECT cash_account FROM player WHERE id = ANY(${[...ids]}::bigint[]))
    ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  const { rows } = await sql<Row>`
    SELECT id, username, currency, language, cash_account, held_account,
      birth_date::text AS birth_date, vip_points, referral_bonus_minor, referred_by
    FROM player WHERE id = ANY(${[...ids]}::bigint[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  return new Map(rows.map((row) => [row.id, asPlayer(row)]))
}

function asPlayer(row: Row): MoneyPlayer {
  return {
    id: row.id,
    username: row.username,
    currency: row.currency,
    language: row.language,
    cash: row.cash_account,
    held: row.held_account,
    birthDate: row.birth_date,
    vipPoints: row.vip_points,
    referralBonusMinor: row.referral_bonus_minor,
    referredBy: row.referred_by,
  }
}
