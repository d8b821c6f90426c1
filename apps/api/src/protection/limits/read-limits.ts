import {
  changeState,
  type LimitAmount,
  type LimitKind,
  type LimitName,
  type LimitPeriod,
} from '@maidan/cashier'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'

/** A looser amount that was asked for and has not lapsed. */
export type AskedChange = { amount: LimitAmount; usableAt: Date; lapsesAt: Date }

/** A limit that a player has set, in minor units or minutes. */
export type SetLimit = LimitName & { amount: bigint; since: Date; change: AskedChange | null }

type Row = {
  kind: LimitKind
  period: LimitPeriod
  amount: bigint
  since: Date
  asked_amount: bigint | null
  usable_at: Date | null
  lapses_at: Date | null
}

/** The limits of a player, with what they have asked for instead. */
export async function readLimits(
  db: Db | Tx,
  { playerId, at }: { playerId: bigint; at: Date },
): Promise<SetLimit[]> {
  const { rows } = await sql<Row>`
    SELECT l.kind, l.period, l.amount, l.since, c.amount AS asked_amount, c.usable_at, c.lapses_at
    FROM play_limit l
    LEFT JOIN play_limit_change c USING (player_id, kind, period)
    WHERE l.player_id = ${playerId}
  `.execute(db)
  return rows.map((row) => {
    const { kind, period, amount, since } = row
    return { kind, period, amount, since, change: changeOf(row, at) }
  })
}

function changeOf({ asked_amount: amount, usable_at, lapses_at }: Row, at: Date) {
  if (usable_at === null || lapses_at === null) return null
  const times = { usableAtMs: usable_at.getTime(), lapsesAtMs: lapses_at.getTime() }
  if (changeState(times, at.getTime()) === 'lapsed') return null
  return { amount, usableAt: usable_at, lapsesAt: lapses_at }
}

/** The one of a kind and period, if it is set. */
export function findLimit(limits: readonly SetLimit[], name: LimitName): SetLimit | undefined {
  return limits.find(({ kind, period }) => kind === name.kind && period === name.period)
}
