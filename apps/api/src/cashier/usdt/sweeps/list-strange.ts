import { usdtText } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'

type Strange = CallAnswer<Calls['staffUsdt']>['strange'][number]

/** Strange transfers that the desk is shown. */
const SHOWN_MAX = 30

type Row = { txid: string; block_at: Date; address: string; receiver: string; micro: bigint }

/** What left our addresses to one that is none of the house, newest first. */
export async function listStrange(db: Db): Promise<Strange[]> {
  const { rows } = await sql<Row>`
    SELECT txid, block_at, address, receiver, micro FROM usdt_outgoing WHERE NOT is_own
    ORDER BY id DESC LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(({ txid, block_at: at, address, receiver, micro }) => ({
    txid,
    at: at.toISOString(),
    address,
    receiver,
    amount: usdtText(micro),
  }))
}

/** How many there ever were. */
export async function countStrange(db: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM usdt_outgoing WHERE NOT is_own
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}
