import { SETTLED_STATES, type WithdrawalFacts } from '@maidan/cashier'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { isMainVerified, readOwnPhones, type OwnPhone } from '../../identity/queries/own-phones.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'

type Row = {
  currency: Currency
  balance_minor: bigint
  has_birth_date: boolean
  pending_since: Date | null
  turnover_required: bigint
  turnover_left: bigint
  bets_counted: bigint
}

/** The facts that decide whether a player may withdraw, and the figures behind them. */
export type WithdrawalState = WithdrawalFacts & { row: Row; phones: OwnPhone[] }

/** Reads what the request of a withdrawal, its check and its checklist all decide by. */
export async function readWithdrawalState(db: Db | Tx, playerId: bigint): Promise<WithdrawalState> {
  const { withdrawal_status } = await readSettings(db)
  const phones = await readOwnPhones(db, playerId)
  const row = await readRow(db, playerId)
  return {
    row,
    phones,
    phoneVerified: isMainVerified(phones),
    isPending: row.pending_since !== null,
    isOpen: withdrawal_status !== 0,
    birthDateKnown: row.has_birth_date,
    turnoverLeftMinor: row.turnover_left,
  }
}

async function readRow(db: Db | Tx, playerId: bigint): Promise<Row> {
  const { rows } = await sql<Row>`
    SELECT p.currency, a.balance_minor, p.birth_date IS NOT NULL AS has_birth_date,
      (SELECT min(created_at) FROM payment WHERE player_id = p.id AND direction = 'withdrawal'
        AND state <> ALL(${[...SETTLED_STATES]}::text[])) AS pending_since,
      t.turnover_required, t.turnover_left, t.bets_counted
    FROM player p JOIN account a ON a.id = p.cash_account
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(required_minor), 0)::bigint AS turnover_required,
        coalesce(sum(remaining_minor), 0)::bigint AS turnover_left,
        coalesce(sum(bets_counted), 0)::bigint AS bets_counted
      FROM turnover WHERE player_id = p.id AND status = 'active' AND binds
    ) t
    WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error(`player ${playerId} is not there`)
  return row
}
