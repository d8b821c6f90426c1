import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { GameStudio } from '../../games/studios/open-game-studio.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { delayBeforeRetryMs, LEASE_MS } from './send-free-rounds.ts'

type Ports = { clock: Clock; db: Db; log: Pick<Logger, 'warn'>; studio: GameStudio }

export const TELL_CANCELLED_EVERY_MS = 500

const GRANTS_AT_ONCE = 8

type Due = { id: bigint; code: string; platform: string; cancel_attempts: number }

/**
 * Tells providers of the free rounds that were taken back, until they know or the rounds would be over
 * anyway. Nothing hangs on it: our wallet takes none of them any more. Returns how many it took.
 */
export async function tellCancelled(ports: Ports): Promise<number> {
  const due = await takeDue(ports)
  await Promise.all(due.map((one) => tell(ports, one)))
  return due.length
}

/** Rows are leased, not locked, while the provider is asked. */
async function takeDue({ db, clock }: Ports): Promise<Due[]> {
  const now = clock.now()
  const { rows } = await sql<Due>`
    UPDATE free_grant SET cancel_attempts = cancel_attempts + 1,
      cancel_due_at = ${new Date(now.getTime() + LEASE_MS)}
    WHERE id IN (
      SELECT id FROM free_grant WHERE cancel_due_at <= ${now} AND expires_at > ${now}
      ORDER BY cancel_due_at LIMIT ${GRANTS_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING id, code, platform, cancel_attempts
  `.execute(db)
  return rows
}

async function tell({ clock, db, log, studio }: Ports, due: Due) {
  const { id, code, platform, cancel_attempts: attempts } = due
  const failure = await studio.cancelFreeRounds({ platform, grant: code }).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  if (failure !== null)
    log.warn({ grant: code, failure, attempts }, 'the provider did not cancel free rounds yet')
  const nextAt = new Date(clock.now().getTime() + delayBeforeRetryMs(attempts))
  await sql`
    UPDATE free_grant SET cancel_due_at = ${failure === null ? null : nextAt} WHERE id = ${id}
  `.execute(db)
}
