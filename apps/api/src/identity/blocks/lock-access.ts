import type { PlayerSection } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'

export type Access = {
  username: string
  status: string
  exchange_blocked: boolean
  games_blocked: boolean
}

/** What a player may enter, kept so until the transaction ends; refuses with NOT_FOUND. */
export async function lockAccess(tx: Tx, playerId: bigint): Promise<Access> {
  const { rows } = await sql<Access>`
    SELECT username, status, exchange_blocked, games_blocked FROM player WHERE id = ${playerId}
    FOR NO KEY UPDATE
  `.execute(tx)
  const [access] = rows
  if (!access) throw new Refusal('NOT_FOUND')
  return access
}

/** Whether a section, or the whole account, is blocked. */
export function isBlocked(access: Access, section: PlayerSection): boolean {
  switch (section) {
    case 'exchange':
      return access.exchange_blocked
    case 'games':
      return access.games_blocked
    case 'account':
      return access.status === 'blocked'
  }
}
