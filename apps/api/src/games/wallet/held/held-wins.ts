import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import { gameName } from '../../queries/game-name.ts'

type Shown = CallAnswer<Calls['staffHeldWins']>['data'][number]

type Row = Pick<
  Shown,
  'state' | 'username' | 'platform' | 'game' | 'round_id' | 'transaction_id' | 'reason'
> & {
  id: bigint
  player_id: bigint
  currency: Currency
  bet_minor: bigint
  win_minor: bigint
  largest_minor: bigint
  most_minor: bigint | null
  paid_out_minor: bigint | null
  created_at: Date
  decided_at: Date | null
  approval_id: bigint | null
}

type Asked = { state: Shown['state']; limit: number; offset: number }

/** Held wins in one state, oldest first, with the request that waits on each. */
export async function listHeldWins(
  db: Db,
  { state, limit, offset }: Asked,
): Promise<{ data: Shown[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT w.id, w.state, w.player_id, p.username, w.platform, ${gameName()} AS game, w.round_id,
      w.transaction_id, w.currency, w.bet_minor, w.win_minor, w.largest_minor, w.reason,
      w.most_minor, w.paid_out_minor, w.created_at, w.decided_at, a.id AS approval_id
    FROM held_win w JOIN player p ON p.id = w.player_id JOIN game g ON g.code = w.game_code
    LEFT JOIN approval a ON a.kind = 'win.release' AND a.subject = 'win:' || w.id
      AND a.state = 'waiting'
    WHERE w.state = ${state} ORDER BY w.created_at, w.id LIMIT ${limit} OFFSET ${offset}
  `.execute(db)
  return { data: rows.map(shown), total: await countHeldWins(db, state) }
}

/** How many wins are in a state. */
export async function countHeldWins(db: Db, state: Shown['state']): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    SELECT count(*) AS count FROM held_win WHERE state = ${state}
  `.execute(db)
  return Number(rows[0]?.count ?? 0n)
}

function shown({
  bet_minor,
  win_minor,
  largest_minor,
  most_minor,
  paid_out_minor,
  created_at,
  ...row
}: Row): Shown {
  const money = (minor: bigint) => decimalAmount(minor, row.currency)
  return {
    ...row,
    id: Number(row.id),
    player_id: Number(row.player_id),
    bet: money(bet_minor),
    win: money(win_minor),
    largest: money(largest_minor),
    most: most_minor === null ? null : money(most_minor),
    paid_out: paid_out_minor === null ? null : money(paid_out_minor),
    at: created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    approval_id: row.approval_id === null ? null : Number(row.approval_id),
  }
}
