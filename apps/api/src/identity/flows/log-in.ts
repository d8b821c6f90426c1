import { sql } from 'kysely'
import { newToken } from '../../platform/security/hash-token.ts'
import { verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { checkLogInFactor } from '../second-factor/check-log-in-factor.ts'
import type { Proof } from '../second-factor/spend-proof.ts'
import { tellNewDevice } from '../sessions/tell-new-device.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { tellPlayers } from '../../platform/live/tell-player.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

/** Devices that may be logged in at once; the session that was opened first gives way. */
const SESSIONS_PER_PLAYER_MAX = 10

type Try = Proof & { username: string; password: string; ip: string; agent: string }

type Row = {
  id: bigint
  username: string
  remote_id: string
  password_hash: string
  status: 'active' | 'blocked'
}

/**
 * Opens a session for the right username and password and answers its token. A username that
 * nobody has is refused in the same words and after the same work as a wrong password. The limits
 * come before the hash.
 */
export async function logIn(ports: Ports, tried: Try) {
  const { password, ip, agent } = tried
  const account = tried.username.toLowerCase()
  await takeLimits(ports, account, ip)
  const player = await findByUsername(ports, account)
  const fits = await verifyPassword(player?.password_hash ?? null, password)
  const token = fits && player ? await openSession(ports, player, tried) : null
  if (!player || !token) {
    const known = player ? { playerId: player.id } : {}
    await recordSecurityEvent(ports, { kind: 'login_failed', ...known, ip, agent, detail: {} })
    throw new Refusal('INVALID_CREDENTIALS')
  }
  await forgiveLogins(ports, account, ip)
  return { token, remoteId: player.remote_id, username: player.username }
}

async function takeLimits({ limits }: Ports, account: string, ip: string) {
  await limits.take('loginPerIp', networkOf(ip))
  await limits.take('loginPerAccountFromIp', `${account} ${networkOf(ip)}`)
  await limits.take('loginPerAccount', account)
}

/** Gives back what wrong tries have used up, once the player has shown who they are. */
export async function forgiveLogins({ limits }: Ports, account: string, ip: string) {
  await limits.reset('loginPerAccountFromIp', `${account} ${networkOf(ip)}`)
  await limits.reset('loginPerAccount', account)
}

async function findByUsername({ db }: Ports, account: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT id, username, remote_id, password_hash, status FROM player
    WHERE lower(username) = ${account}
  `.execute(db)
  return rows[0]
}

/** Answers null when the password was changed while it was being checked. */
async function openSession(ports: Ports, player: Row, tried: Try) {
  const { ip, agent } = tried
  if (player.status === 'blocked') {
    const event = { kind: 'login_blocked' as const, playerId: player.id, ip, agent, detail: {} }
    await recordSecurityEvent(ports, event)
    throw new Refusal('ACCOUNT_BLOCKED')
  }
  await checkLogInFactor(ports, { playerId: player.id, proof: tried, ip, agent })
  const { token, hash } = newToken()
  return inTransaction(ports.db, async (tx) => {
    const { rows } = await sql`
      UPDATE player SET previous_login_at = last_login_at, last_login_at = ${ports.clock.now()}
      WHERE id = ${player.id} AND password_hash = ${player.password_hash}
      RETURNING id
    `.execute(tx)
    if (rows.length === 0) return null
    await tellNewDevice(tx, player.id, { ip, agent })
    await sql`
      INSERT INTO player_session (player_id, token_hash, ip, agent)
      VALUES (${player.id}, ${hash}, ${ip}, ${agent})
    `.execute(tx)
    await endOldest(tx, player.id)
    return token
  })
}

async function endOldest(tx: Tx, playerId: bigint) {
  const { rows } = await sql<{ id: bigint }>`
    UPDATE player_session SET ended_at = now() WHERE id IN (
      SELECT id FROM player_session WHERE player_id = ${playerId} AND ended_at IS NULL
      ORDER BY id DESC OFFSET ${SESSIONS_PER_PLAYER_MAX}
    ) RETURNING id
  `.execute(tx)
  const event = { type: 'logged_out' } as const
  await tellPlayers(
    tx,
    rows.map(({ id }) => ({ playerId, sessionId: id, event })),
  )
}
