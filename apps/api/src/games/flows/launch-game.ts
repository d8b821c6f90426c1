import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../platform/security/hash-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import { gameName } from '../queries/game-name.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'

type Ports = { clock: Clock; db: Db; gameProviders: ReadonlyMap<string, GameProvider> }

/** How long a launch token may wait for its one use. */
const LAUNCH_TOKEN_MS = 60_000

type Order = { playerId: bigint; code: string; language: Language | null }
/** `origin`: of the provider's own studio, null for the house's. */
export type LaunchedGame = { token: string; language: Language; origin: string | null }

/**
 * Prepares a game for a player and deals the one-time token that opens it. `language` is what the
 * screen speaks now: it is remembered, so that the game speaks it too.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, GAME_NOT_FOUND, GAME_WITHDRAWN, GAME_PROVIDER_DOWN
 */
export async function launchGame(ports: Ports, order: Order): Promise<LaunchedGame> {
  const { token } = newToken()
  const expiresAt = new Date(ports.clock.now().getTime() + LAUNCH_TOKEN_MS)
  return inTransaction(ports.db, async (tx) => {
    const language = await admit(tx, order)
    const platform = await findPlatform(tx, order.code, language)
    const { origin } = findProvider(ports, platform)
    await sql`
      INSERT INTO game_session
        (player_id, game_code, launch_hash, launch_expires_at, expires_at, language)
      VALUES (${order.playerId}, ${order.code}, ${hashToken(token)}, ${expiresAt}, ${expiresAt},
        ${language})
    `.execute(tx)
    return { token, language, origin }
  })
}

type PlayerRow = { status: string; games_blocked: boolean; language: Language }

async function admit(tx: Tx, { playerId, language }: Order): Promise<Language> {
  const { rows } = await sql<PlayerRow>`
    SELECT status, games_blocked, language FROM player WHERE id = ${playerId}
    FOR NO KEY UPDATE
  `.execute(tx)
  const [player] = rows
  if (player?.status !== 'active') throw new Refusal('ACCOUNT_BLOCKED')
  if (player.games_blocked) throw new Refusal('SECTION_BLOCKED')
  if (language === null || language === player.language) return player.language
  await sql`UPDATE player SET language = ${language} WHERE id = ${playerId}`.execute(tx)
  return language
}

async function findPlatform(tx: Tx, code: string, language: Language): Promise<string> {
  const { rows } = await sql<{ platform: string }>`
    SELECT platform FROM open_game WHERE code = ${code}
  `.execute(tx)
  const [game] = rows
  if (!game) throw await whyShut(tx, code, language)
  return game.platform
}

/** A game that was offered once is named: whoever kept its link should know what is gone. */
async function whyShut(tx: Tx, code: string, language: Language): Promise<Refusal> {
  const { rows } = await sql<{ game: string }>`
    SELECT ${gameName(language)} AS game FROM game g WHERE g.code = ${code}
  `.execute(tx)
  const [params] = rows
  return params ? new Refusal('GAME_WITHDRAWN', { params }) : new Refusal('GAME_NOT_FOUND')
}

/** Without its keys a provider's wallet calls would all be refused, so its games stay shut. */
function findProvider({ gameProviders }: Ports, platform: string): GameProvider {
  const known = [...gameProviders.values()].find((provider) => provider.platform === platform)
  if (!known) throw new Refusal('GAME_PROVIDER_DOWN')
  return known
}
