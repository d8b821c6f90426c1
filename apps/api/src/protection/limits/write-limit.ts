import { type LimitAmount, type LimitName } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type Written = LimitName & { playerId: bigint; amount: LimitAmount; at: Date }

/**
 * Sets a limit of a locked player, or takes it away, with what they had asked for instead of it. What
 * every bet asks is kept on their own row, too, so that nobody without a limit pays a query for it.
 */
export async function writeLimit(tx: Tx, { playerId, kind, period, amount, at }: Written) {
  await dropChange(tx, { playerId, kind, period })
  if (amount === null)
    await sql`
      DELETE FROM play_limit WHERE player_id = ${playerId} AND kind = ${kind} AND period = ${period}
    `.execute(tx)
  else
    await sql`
      INSERT INTO play_limit (player_id, kind, period, amount, since)
      VALUES (${playerId}, ${kind}, ${period}, ${amount}, ${at})
      ON CONFLICT (player_id, kind, period)
        DO UPDATE SET amount = EXCLUDED.amount, since = EXCLUDED.since
    `.execute(tx)
  await sql`
    UPDATE player SET
      stake_max_minor = (SELECT amount FROM play_limit WHERE player_id = ${playerId} AND kind = 'stake'),
      has_loss_limit = EXISTS (SELECT FROM play_limit WHERE player_id = ${playerId} AND kind = 'loss'),
      play_minutes_max = (SELECT amount FROM play_limit WHERE player_id = ${playerId} AND kind = 'time')
    WHERE id = ${playerId}
  `.execute(tx)
}

/** Takes back what was asked for instead of a limit; whether there was something. */
export async function dropChange(
  tx: Tx,
  { playerId, kind, period }: LimitName & { playerId: bigint },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM play_limit_change
    WHERE player_id = ${playerId} AND kind = ${kind} AND period = ${period}
  `.execute(tx)
  return numAffectedRows > 0n
}
