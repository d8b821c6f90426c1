import type { World } from '@maidan/testkit'
import { sql } from 'kysely'

/**
 * What is on the desk stays there and no longer blocks its player, so that their next script can
 * begin: it is counted by the comparison of the books. All players, unless one is named.
 */
export async function leaveDesk({ api }: World, playerId: bigint | null = null): Promise<void> {
  await sql`
    UPDATE payment SET state = 'late_confirmed' WHERE direction = 'deposit' AND state = 'review'
      AND player_id = coalesce(${playerId}::bigint, player_id)
  `.execute(api.ctx.db)
}
