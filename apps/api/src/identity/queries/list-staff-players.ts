import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Page } from '../../platform/http/staff-page.ts'

type PlayerLine = CallAnswer<Calls['staffPlayers']>['data'][number]

type Row = {
  id: bigint
  username: string
  name: string
  phone: string | null
  verified_at: Date | null
  currency: Currency
  balance_minor: bigint
  status: string
  created_at: Date
  total: bigint
}

export type StaffPlayers = { playerIds: bigint[]; lines: PlayerLine[]; total: number }

/** Players whose name, mail or phone contains `search`, newest first, and how many there are. */
export async function listStaffPlayers(
  db: Db,
  { search, page }: { search: string; page: Page },
): Promise<StaffPlayers> {
  const like = `%${escapeLike(search)}%`
  const { rows } = await sql<Row>`
    SELECT p.id, p.username, p.name, ph.shown AS phone, ph.verified_at, p.currency,
      a.balance_minor, p.status, p.created_at, count(*) OVER () AS total
    FROM player p JOIN account a ON a.id = p.cash_account
    LEFT JOIN player_phone ph ON ph.player_id = p.id AND ph.ordinal = 0
    WHERE p.username ILIKE ${like} OR p.name ILIKE ${like} OR p.email ILIKE ${like}
      OR EXISTS (SELECT 1 FROM player_phone f WHERE f.player_id = p.id AND (f.phone LIKE ${like} OR f.shown LIKE ${like}))
    ORDER BY p.id DESC LIMIT ${page.pageSize} OFFSET ${page.offset}
  `.execute(db)
  const total = Number(rows[0]?.total ?? 0n)
  return { playerIds: rows.map(({ id }) => id), lines: rows.map(asPlayerLine), total }
}

function asPlayerLine(row: Row): PlayerLine {
  const { id, username, name, phone, verified_at, currency, balance_minor, status } = row
  return {
    id: Number(id),
    username,
    name,
    phone: phone ?? '',
    phone_verified: verified_at !== null,
    currency,
    balance: decimalAmount(balance_minor, currency),
    status,
    created_at: row.created_at.toISOString(),
  }
}
