import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { periodsSince, PLAY_SINCE } from './play-since.ts'

/** So many postings are read with each bet at most, before what they come to is kept. */
export const POSTINGS_READ_MAX = 200n

/** Keeps what play has come to for players whose cash is locked, so that the next bet reads on from there. */
export async function markLosses(tx: Tx, playerIds: readonly bigint[], at: Date): Promise<void> {
  await sql`
    INSERT INTO loss_mark (account_id, period, since, seq, play_minor)
    SELECT own.id, s.period, s.since, play.seq, play.minor
    FROM play_limit l
    JOIN ${periodsSince(at)} USING (period)
    JOIN player p ON p.id = l.player_id
    CROSS JOIN LATERAL unnest(ARRAY[p.cash_account, p.exposure_account]) AS own (id)
    ${PLAY_SINCE}
    WHERE l.kind = 'loss' AND l.player_id = ANY(${[...playerIds]}::bigint[]) AND own.id IS NOT NULL
    ORDER BY own.id, s.period
    ON CONFLICT (account_id, period) DO UPDATE
      SET since = EXCLUDED.since, seq = EXCLUDED.seq, play_minor = EXCLUDED.play_minor
  `.execute(tx)
}
