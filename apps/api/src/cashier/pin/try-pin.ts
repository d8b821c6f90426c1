import { PIN_LOCK_MINUTES, PIN_TRIES, readPin } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { verifyPassword } from '../../platform/security/hash-password.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'

type Ports = { clock: Clock; db: Db; log: Logger }

type Try = { player: PlayerIdentity; pin: string; ip: string }

type Taken = { hash: string; left: number }

const LOCK_MS = PIN_LOCK_MINUTES * 60_000

/**
 * Tries a PIN. A try is taken before the PIN is looked at, so that many at once cost no more than one
 * after another. Refuses with WITHDRAWAL_PIN_WRONG, WITHDRAWAL_PIN_LOCKED, and NOT_FOUND without a PIN.
 */
export async function tryPin(ports: Ports, { player, pin, ip }: Try): Promise<void> {
  const { playerId } = player
  const { hash, left } = await takeTry(ports, playerId)
  if (await verifyPassword(hash, readPin(pin) ?? '')) return giveTriesBack(ports, playerId)
  const detail = { left }
  await recordSecurityEvent(ports, { kind: 'withdrawal_pin_wrong', playerId, ip, detail })
  if (left === 0) throw lockedFor(PIN_LOCK_MINUTES)
  throw fieldRefusal('WITHDRAWAL_PIN_WRONG', 'pin', { left })
}

type Row = { hash: string; tries_left: number; locked_until: Date | null }

function takeTry({ clock, db }: Ports, playerId: bigint): Promise<Taken> {
  return inTransaction(db, async (tx) => {
    const at = clock.now()
    const { rows } = await sql<Row>`
      SELECT hash, tries_left, locked_until FROM withdrawal_pin
      WHERE player_id = ${playerId} FOR UPDATE
    `.execute(tx)
    const [row] = rows
    if (!row) throw new Refusal('NOT_FOUND')
    refuseLocked(row.locked_until, at)
    // A lock that is over begins anew.
    const left = (row.tries_left === 0 ? PIN_TRIES : row.tries_left) - 1
    const lockedUntil = left === 0 ? new Date(at.getTime() + LOCK_MS) : null
    await sql`
      UPDATE withdrawal_pin SET tries_left = ${left}, locked_until = ${lockedUntil}
      WHERE player_id = ${playerId}
    `.execute(tx)
    return { hash: row.hash, left }
  })
}

/** Refuses while a PIN is locked, with the minutes that are left. */
export function refuseLocked(lockedUntil: Date | null, at: Date) {
  if (lockedUntil === null || lockedUntil <= at) return
  throw lockedFor(Math.ceil((lockedUntil.getTime() - at.getTime()) / 60_000))
}

function lockedFor(minutes: number): Refusal {
  return new Refusal('WITHDRAWAL_PIN_LOCKED', { params: { minutes } })
}

async function giveTriesBack({ db }: Ports, playerId: bigint) {
  await sql`
    UPDATE withdrawal_pin SET tries_left = ${PIN_TRIES}, locked_until = NULL
    WHERE player_id = ${playerId}
  `.execute(db)
}
