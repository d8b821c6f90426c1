import { sql } from 'kysely'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { GameProvider } from '../studios/list-game-providers.ts'
import { signDemoTicket } from '../studios/sign-demo-ticket.ts'
import { admit, findOpenGame, providerOf } from './admit-player.ts'
import type { LaunchedGame, LaunchOrder } from './launch-game.ts'

type Ports = { clock: Clock; db: Db; gameProviders: ReadonlyMap<string, GameProvider> }

/**
 * Deals the ticket that opens a game in the studio's play money. Whoever may not play may not try
 * either (law 29): a break is one from the games, not from their stakes. Nothing of it is recorded,
 * because no money of the house's is in it.
 * @throws Refusal ACCOUNT_BLOCKED, SECTION_BLOCKED, ON_BREAK, GAME_NOT_FOUND, GAME_WITHDRAWN,
 * GAME_HAS_NO_DEMO, GAME_PROVIDER_DOWN
 */
export async function tryGame(ports: Ports, order: LaunchOrder): Promise<LaunchedGame> {
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now()
    const language = await admit(tx, { ...order, code: null, at: now })
    const { platform, has_demo } = await findOpenGame(tx, order.code, language)
    if (!has_demo) throw new Refusal('GAME_HAS_NO_DEMO')
    const provider = providerOf(ports, platform)
    const holder = { ...(await findHolder(tx, order.playerId)), language, now }
    const token = signDemoTicket(provider, { game: order.code, ...holder })
    return { token, language, origin: provider.origin }
  })
}

async function findHolder(tx: Tx, playerId: bigint) {
  const { rows } = await sql<{ username: string; currency: string }>`
    SELECT username, currency FROM player WHERE id = ${playerId}
  `.execute(tx)
  const [holder] = rows
  if (!holder) throw new Refusal('ACCOUNT_BLOCKED')
  return holder
}
