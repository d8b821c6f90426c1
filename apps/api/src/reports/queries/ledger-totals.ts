import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

type Row = {
  currency: Currency
  sum: bigint
  players: bigint
  held: bigint
  clearing: bigint
  house: bigint
}

/** Where the money of each currency is; `sum` is zero in a healthy ledger. Minor units. */
export async function ledgerTotals(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT a.currency,
      sum(e.amount_minor)::bigint AS sum,
      coalesce(sum(e.amount_minor) FILTER (WHERE a.code LIKE 'player:%:cash'), 0)::bigint AS players,
      coalesce(sum(e.amount_minor) FILTER (WHERE a.code LIKE ANY ('{player:%:held,player:%:exposure,player:%:bonus}')), 0)::bigint AS held,
      coalesce(sum(e.amount_minor) FILTER (WHERE a.code LIKE ANY ('{clearing:%,unallocated:%}')), 0)::bigint AS clearing,
      coalesce(sum(e.amount_minor) FILTER (WHERE a.code LIKE 'house:%'), 0)::bigint AS house
    FROM entry e JOIN account a ON a.id = e.account_id
    GROUP BY a.currency ORDER BY a.currency
  `.execute(db)
  return rows
}
