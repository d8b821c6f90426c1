import type { SecurityEventKind } from '@maidan/contract'
import { sql } from 'kysely'
import { escapeLike } from '../../platform/database/escape-like.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Page } from '../../platform/http/staff-page.ts'

type Asked = { kind: SecurityEventKind | null; ip: string; from: Date | null; before: Date | null }

type Row = {
  id: bigint
  kind: string
  player_id: bigint | null
  ip: string
  detail: string
  at: Date
  total: bigint
}

/** A page of what was tried and refused, newest first; an address may be given by its beginning. */
export async function readSecurityEvents(db: Db, asked: Asked, { page, pageSize, offset }: Page) {
  const { kind, from, before } = asked
  const ip = `${escapeLike(asked.ip)}%`
  const { rows } = await sql<Row>`
    SELECT id, kind, player_id, ip, detail::text AS detail, at, count(*) OVER () AS total
    FROM security_event
    WHERE (${kind}::text IS NULL OR kind = ${kind}) AND ip LIKE ${ip}
      AND (${from}::timestamptz IS NULL OR at >= ${from})
      AND (${before}::timestamptz IS NULL OR at < ${before})
    ORDER BY id DESC LIMIT ${pageSize} OFFSET ${offset}
  `.execute(db)
  return {
    data: rows.map(({ id, kind: shown, player_id, ip: address, detail, at }) => ({
      kind: shown,
      ip: address,
      detail,
      id: Number(id),
      player_id: player_id === null ? null : Number(player_id),
      at: at.toISOString(),
    })),
    total: Number(rows[0]?.total ?? 0n),
    page,
    page_size: pageSize,
  }
}
