import type { PlayerSection } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

type Change = { playerId: bigint; section: PlayerSection; blocked: boolean }

/** Blocks a section, or the whole account, of a player, or opens it. */
export async function writeAccess(tx: Tx, { playerId, section, blocked }: Change) {
  await sql`
    UPDATE player SET
      exchange_blocked = CASE WHEN ${section} = 'exchange' THEN ${blocked} ELSE exchange_blocked END,
      games_blocked = CASE WHEN ${section} = 'games' THEN ${blocked} ELSE games_blocked END,
      status = CASE WHEN ${section} <> 'account' THEN status WHEN ${blocked} THEN 'blocked' ELSE 'active' END
    WHERE id = ${playerId}
  `.execute(tx)
}
