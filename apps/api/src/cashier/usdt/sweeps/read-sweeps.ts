import { trxText, usdtText } from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

export type Sweep = CallAnswer<Calls['staffPrepareSweep']>

/** Sweeps that the desk is shown. */
const SHOWN_MAX = 30

type Row = {
  id: bigint
  receiver: string
  fee_sun: bigint
  made_at: Date
  made_by: string
  ended_at: Date | null
  ended_by: string | null
  reason: string | null
  transfers: bigint
  micro: bigint
  open: bigint
  swept: bigint
  swept_micro: bigint
  burnt_sun: bigint
}

const selectSweeps = sql`
  SELECT s.id, s.receiver, s.fee_sun, s.made_at, s.made_by, s.ended_at, s.ended_by, s.reason,
    l.transfers, l.micro, l.open, o.swept, o.micro AS swept_micro, o.fee_sun AS burnt_sun
  FROM usdt_sweep s
  CROSS JOIN LATERAL (SELECT count(*) AS transfers, sum(micro)::bigint AS micro,
    count(*) FILTER (WHERE state = 'open') AS open
    FROM usdt_sweep_line WHERE sweep_id = s.id) l
  CROSS JOIN LATERAL (SELECT count(*) AS swept, coalesce(sum(g.micro), 0)::bigint AS micro,
    coalesce(sum(g.fee_sun), 0)::bigint AS fee_sun
    FROM usdt_sweep_line w JOIN usdt_outgoing g ON g.id = w.outgoing_id
    WHERE w.sweep_id = s.id) o`

/** The last sweeps, newest first. */
export async function listSweeps(db: Db): Promise<Sweep[]> {
  const { rows } = await sql<Row>`
    ${selectSweeps} ORDER BY s.id DESC LIMIT ${SHOWN_MAX}
  `.execute(db)
  return rows.map(showSweep)
}

/** One of them; refuses with NOT_FOUND. */
export async function readSweep(db: Db, id: bigint): Promise<Sweep> {
  const { rows } = await sql<Row>`${selectSweeps} WHERE s.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Refusal('NOT_FOUND')
  return showSweep(row)
}

function showSweep(row: Row): Sweep {
  return {
    id: Number(row.id),
    receiver: row.receiver,
    made_at: row.made_at.toISOString(),
    made_by: row.made_by,
    transfers: Number(row.transfers),
    amount: usdtText(row.micro),
    swept: Number(row.swept),
    swept_amount: usdtText(row.swept_micro),
    open: Number(row.open),
    fee: trxText(row.fee_sun * row.transfers),
    fee_burnt: trxText(row.burnt_sun),
    ended: endingOf(row),
  }
}

function endingOf({ ended_at: at, ended_by: by, reason }: Row): Sweep['ended'] {
  return at && by !== null && reason !== null ? { at: at.toISOString(), by, reason } : null
}
