import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { GameStudio } from '../../games/studios/open-game-studio.ts'
import { playerReference } from '../../games/studios/player-reference.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { tellPlayer } from '../../platform/live/tell-player.ts'

type Ports = {
  clock: Clock
  config: Config
  db: Db
  log: Pick<Logger, 'warn'>
  studio: GameStudio
}

export const SEND_FREE_ROUNDS_EVERY_MS = 500

const GRANTS_AT_ONCE = 8
const FAILURE_LENGTH_MAX = 300
const RETRY_FIRST_MS = 1_000
const RETRY_LAST_MS = 5 * 60_000
/** For how long a taken grant belongs to its process: more than the longest call. */
export const LEASE_MS = 30_000

type Due = {
  id: bigint
  code: string
  player_id: bigint
  platform: string
  game_code: string
  currency: string
  bet_minor: bigint
  rounds: number
  expires_at: Date
  attempts: number
}

/**
 * Tells the provider of the free rounds that players were given, until it has them: the same grant told
 * twice is one. Returns how many it took.
 */
export async function sendFreeRounds(ports: Ports): Promise<number> {
  const due = await takeDue(ports)
  await Promise.all(due.map((one) => send(ports, one)))
  return due.length
}

/** Rows are leased, not locked, while the provider is asked. */
async function takeDue({ db, clock }: Ports): Promise<Due[]> {
  const now = clock.now()
  const { rows } = await sql<Due>`
    UPDATE free_grant SET attempts = attempts + 1,
      next_attempt_at = ${new Date(now.getTime() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM free_grant WHERE state = 'sending' AND next_attempt_at <= ${now}
        AND cancelled_at IS NULL
      ORDER BY next_attempt_at LIMIT ${GRANTS_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING id, code, player_id, platform, game_code, currency, bet_minor, rounds, expires_at,
      attempts
  `.execute(db)
  return rows
}

async function send(ports: Ports, due: Due) {
  const { config, studio } = ports
  try {
    await studio.giveFreeRounds({
      platform: due.platform,
      grant: due.code,
      player: playerReference(config.SECRET, due.platform, due.player_id),
      game: due.game_code,
      currency: due.currency,
      bet: due.bet_minor.toString(),
      rounds: due.rounds,
      expires_at: due.expires_at.toISOString(),
    })
  } catch (error) {
    return putOff(ports, due, error instanceof Error ? error.message : String(error))
  }
  await inTransaction(ports.db, async (tx) => {
    await sql`
      UPDATE free_grant SET state = 'open', last_failure = NULL
      WHERE id = ${due.id} AND state = 'sending'
    `.execute(tx)
    await tellPlayer(tx, due.player_id, { type: 'turnover' })
  })
}

/** How long a provider that did not hear, or did not want to, is left alone after so many times. */
export function delayBeforeRetryMs(attempts: number): number {
  return Math.min(RETRY_FIRST_MS * 2 ** Math.min(attempts - 1, 10), RETRY_LAST_MS)
}

/** A provider that is away, or that refuses, is asked again ever more rarely; the desk sees why. */
async function putOff({ db, clock, log }: Ports, { id, code, attempts }: Due, failure: string) {
  log.warn({ grant: code, failure, attempts }, 'the provider did not take free rounds yet')
  const delayMs = delayBeforeRetryMs(attempts)
  await sql`
    UPDATE free_grant SET last_failure = ${failure.slice(0, FAILURE_LENGTH_MAX)},
      next_attempt_at = ${new Date(clock.now().getTime() + delayMs)}
    WHERE id = ${id} AND state = 'sending'
  `.execute(db)
}
