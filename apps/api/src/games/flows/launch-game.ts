import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../platform/security/hash-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Clock } from '../../platform/clock.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import { admit, findOpenGame, providerOf } from './admit-player.ts'

type Ports = { clock: Clock; db: Db; gameProviders: ReadonlyMap<string, GameProvider> }

/** How long a launch token may wait for its one use. */
const LAUNCH_TOKEN_MS = 60_000

/** `sessionId`: the log-in that the game ends with. */
export type LaunchOrder = {
  playerId: bigint
  sessionId: bigint
  code: string
  language: Language | null
}
/** `origin`: of the provider's own studio, null for the house's. */
export type LaunchedGame = { token: string; language: Language; origin: string | null }

/**
 * Prepares a game for a player and deals the one-time token that opens it. `language` is what the
 * screen speaks now: it is remembered, so that the game speaks it too.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, ON_BREAK, GAME_NOT_FOUND, GAME_WITHDRAWN,
 * GAME_PROVIDER_DOWN
 */
export async function launchGame(ports: Ports, order: LaunchOrder): Promise<LaunchedGame> {
  const { token } = newToken()
  const at = ports.clock.now()
  const expiresAt = new Date(at.getTime() + LAUNCH_TOKEN_MS)
  return inTransaction(ports.db, async (tx) => {
    const language = await admit(tx, { ...order, at })
    const { platform } = await findOpenGame(tx, order.code, language)
    const { origin } = providerOf(ports, platform)
    await sql`
      INSERT INTO game_session
        (player_id, player_session_id, game_code, launch_hash, launch_expires_at, expires_at, language)
      VALUES (${order.playerId}, ${order.sessionId}, ${order.code}, ${hashToken(token)}, ${expiresAt},
        ${expiresAt}, ${language})
    `.execute(tx)
    return { token, language, origin }
  })
}
