import type { Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/handler.ts'
import { notePlayersRead } from '../../platform/audit/note-read.ts'
import { readPage } from '../../platform/http/staff-page.ts'
import { requireRole } from '../../platform/security/require-role.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { ReadNotes } from '../../platform/audit/read-notes.ts'

type Ports = { clock: Clock; db: Db; readNotes: ReadNotes }

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

export const staffPlayers: Handler<Calls['staffPlayers'], Ports> = async (ports, request) => {
  const { staff, query } = request
  requireRole(staff, 'cashier', 'support', 'auditor')
  const { page, pageSize, offset } = readPage(query)
  const like = `%${(query.search ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<Row>`
    SELECT p.id, p.username, p.name, ph.shown AS phone, ph.verified_at, p.currency,
      a.balance_minor, p.status, p.created_at, count(*) OVER () AS total
    FROM player p JOIN account a ON a.id = p.cash_account
    LEFT JOIN player_phone ph ON ph.player_id = p.id AND ph.ordinal = 0
    WHERE p.username ILIKE ${like} OR p.name ILIKE ${like} OR p.email ILIKE ${like}
      OR EXISTS (SELECT 1 FROM player_phone f WHERE f.player_id = p.id AND (f.phone LIKE ${like} OR f.shown LIKE ${like}))
    ORDER BY p.id DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(ports.db)
  await notePlayersRead(
    ports,
    request,
    rows.map(({ id }) => id),
  )
  return {
    data: rows.map(asPlayerLine),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}

function asPlayerLine(row: Row) {
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
