import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { lockGrant, type LockedGrant } from './lock-grant.ts'

/**
 * Closes free rounds to further ones, in the caller's transaction that has locked the player, and has
 * their provider told. Answers them as they stood.
 */
export async function takeBack(
  tx: Tx,
  { grantId, at }: { grantId: bigint; at: Date },
): Promise<LockedGrant> {
  const grant = await lockGrant(tx, grantId)
  // One that its provider may be hearing of just now is cancelled there once that call is over; one
  // that it was never told of need not be.
  await sql`
    UPDATE free_grant SET cancelled_at = ${at}, cancel_due_at = CASE
      WHEN state = 'open' THEN ${at}::timestamptz
      WHEN attempts > 0 THEN greatest(next_attempt_at, ${at}::timestamptz) END
    WHERE id = ${grantId}
  `.execute(tx)
  return grant
}
