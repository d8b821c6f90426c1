import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { onBreak, refuseBreak } from '../../protection/breaks/refuse-break.ts'
import { gameName } from '../queries/game-name.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import { mayCloseBets } from './may-close-bets.ts'

/** `code`: the game that they would enter with their money; null: they only try one. */
type Visitor = { playerId: bigint; language: Language | null; at: Date; code: string | null }
type PlayerRow = {
  status: string
  games_blocked: boolean
  break_until: Date | null
  language: Language
}

/**
 * Lets a player in to the games, or says why not; answers the language that the game speaks: what the
 * screen speaks now is remembered. A break lets nobody in but to end bets that they have in that game.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, ON_BREAK
 */
export async function admit(tx: Tx, { playerId, language, at, code }: Visitor): Promise<Language> {
  const { rows } = await sql<PlayerRow>`
    SELECT status, games_blocked, break_until, language FROM player WHERE id = ${playerId}
    FOR NO KEY UPDATE
  `.execute(tx)
  const [player] = rows
  if (player?.status !== 'active') throw new Refusal('ACCOUNT_BLOCKED')
  if (player.games_blocked) throw new Refusal('SECTION_BLOCKED')
  if (onBreak(player.break_until, at) && !(await mayCloseBets(tx, { playerId, code })))
    refuseBreak(player.break_until, at)
  if (language === null || language === player.language) return player.language
  await sql`UPDATE player SET language = ${language} WHERE id = ${playerId}`.execute(tx)
  return language
}

export type OpenGame = { platform: string; has_demo: boolean }

/** The game of a code that can be opened now. @throws Refusal GAME_NOT_FOUND, GAME_WITHDRAWN */
export async function findOpenGame(tx: Tx, code: string, language: Language): Promise<OpenGame> {
  const { rows } = await sql<OpenGame>`
    SELECT platform, has_demo FROM open_game WHERE code = ${code}
  `.execute(tx)
  const [game] = rows
  if (!game) throw await whyShut(tx, code, language)
  return game
}

/** A game that was offered once is named: whoever kept its link should know what is gone. */
async function whyShut(tx: Tx, code: string, language: Language): Promise<Refusal> {
  const { rows } = await sql<{ game: string }>`
    SELECT ${gameName(language)} AS game FROM game g WHERE g.code = ${code}
  `.execute(tx)
  const [params] = rows
  return params ? new Refusal('GAME_WITHDRAWN', { params }) : new Refusal('GAME_NOT_FOUND')
}

type Ports = { gameProviders: ReadonlyMap<string, GameProvider> }

/**
 * The provider of a platform. Without its keys its wallet calls would all be refused, so its games
 * stay shut. @throws Refusal GAME_PROVIDER_DOWN
 */
export function providerOf({ gameProviders }: Ports, platform: string): GameProvider {
  const known = [...gameProviders.values()].find((provider) => provider.platform === platform)
  if (!known) throw new Refusal('GAME_PROVIDER_DOWN')
  return known
}
