import type { Language } from '@maidan/contract'
import type { Currency } from '@maidan/money'
import { sql } from 'kysely'
import { hashToken, newToken } from '../../platform/security/hash-token.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { onBreak } from '../../protection/breaks/refuse-break.ts'
import { lastsUntil } from '../queries/lasts-until.ts'
import type { Clock } from '../../platform/clock.ts'
import { mayCloseBets } from './may-close-bets.ts'

type Ports = { clock: Clock; db: Db }

/** How long a game may be played before it has to be opened again. */
const GAME_SESSION_MS = 12 * 3600_000

type Order = { platform: string; game: string; launchToken: string }
export type OpenedGameSession = {
  session: string
  playerId: bigint
  username: string
  currency: Currency
  balanceMinor: bigint
  language: Language
  /** Not while a break lasts: then they are here to end what they have staked. */
  mayBet: boolean
}

/**
 * Trades a one-time launch token for a game session. A used, old or unknown token, or one of
 * another provider, is refused alike.
 * @throws Refusal SESSION_EXPIRED, GAME_NOT_FOUND, PLAYER_BLOCKED
 */
export async function openGameSession(ports: Ports, order: Order): Promise<OpenedGameSession> {
  const now = ports.clock.now()
  const { token: session, hash } = newToken()
  return inTransaction(ports.db, async (tx) => {
    const launch = await lockLaunch(tx, order.launchToken)
    assertUsable(launch, order, now)
    const mayBet = !onBreak(launch.break_until, now)
    if (!mayBet && !(await mayCloseBets(tx, { playerId: launch.player_id, code: order.game })))
      throw new Refusal('PLAYER_BLOCKED')
    await sql`
      UPDATE game_session SET launched_at = ${now}, session_hash = ${hash},
        expires_at = ${new Date(now.getTime() + GAME_SESSION_MS)}
      WHERE id = ${launch.id}
    `.execute(tx)
    const { player_id: playerId, username, currency, balance_minor, language } = launch
    return { session, playerId, username, currency, balanceMinor: balance_minor, language, mayBet }
  })
}

type Launch = {
  id: bigint
  player_id: bigint
  game_code: string
  launch_expires_at: Date
  launched_at: Date | null
  platform: string
  open: boolean
  username: string
  currency: Currency
  balance_minor: bigint
  language: Language
  blocked: boolean
  break_until: Date | null
}

async function lockLaunch(tx: Tx, token: string): Promise<Launch> {
  const { rows } = await sql<Launch>`
    SELECT s.id, s.player_id, s.game_code, s.launched_at, s.language,
      ${lastsUntil(sql`s.launch_expires_at`)} AS launch_expires_at,
      g.platform, EXISTS (SELECT 1 FROM open_game o WHERE o.code = g.code) AS open,
      p.username, p.currency, a.balance_minor,
      p.status <> 'active' OR p.games_blocked AS blocked, p.break_until
    FROM game_session s
    JOIN game g ON g.code = s.game_code
    JOIN player p ON p.id = s.player_id
    JOIN account a ON a.id = p.cash_account
    WHERE s.launch_hash = ${hashToken(token)}
    FOR NO KEY UPDATE OF s
  `.execute(tx)
  const [launch] = rows
  if (!launch) throw new Refusal('SESSION_EXPIRED')
  return launch
}

function assertUsable(launch: Launch, { platform, game }: Order, now: Date) {
  if (launch.platform !== platform) throw new Refusal('SESSION_EXPIRED')
  if (launch.launched_at !== null || launch.launch_expires_at <= now)
    throw new Refusal('SESSION_EXPIRED')
  if (launch.game_code !== game || !launch.open) throw new Refusal('GAME_NOT_FOUND')
  if (launch.blocked) throw new Refusal('PLAYER_BLOCKED')
}
