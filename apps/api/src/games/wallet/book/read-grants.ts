import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { WalletCall } from '../wallet-call.ts'
import type { KnownGrant } from './wallet-book.ts'

/**
 * Locks the free rounds that bets of a batch name, after their players, and reads how many rounds of
 * them stand. A grant counts as soon as it is given: the provider may have it before we have heard so.
 */
export async function readGrants(
  tx: Tx,
  calls: readonly WalletCall[],
): Promise<Map<string, KnownGrant>> {
  const named = calls.flatMap((call) =>
    call.kind === 'bet' && call.free !== null ? [call.free.grant] : [],
  )
  if (named.length === 0) return new Map()
  await sql`
    SELECT 1 FROM free_grant WHERE code = ANY(${named}::text[]) ORDER BY id FOR NO KEY UPDATE
  `.execute(tx)
  const { rows } = await sql<KnownGrant>`
    SELECT f.id, f.code, f.player_id AS "playerId", f.game_code AS "gameCode", f.currency,
      f.bet_minor AS "betMinor", f.rounds, f.expires_at AS "expiresAt",
      (f.state = 'ended' OR f.cancelled_at IS NOT NULL) AS "isEnded", (SELECT count(*)::int FROM game_round r
        WHERE r.free_grant_id = f.id AND r.state NOT IN ('cancelled', 'refunded')) AS taken
    FROM free_grant f WHERE f.code = ANY(${named}::text[])
  `.execute(tx)
  return new Map(rows.map((row) => [row.code, row]))
}
