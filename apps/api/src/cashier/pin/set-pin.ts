import { isEasyPin, PIN_TRIES, readPin } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { checkOwnPassword } from '../../identity/flows/check-own-password.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { hashPassword } from '../../platform/security/hash-password.ts'
import { notifyPlayer } from '../payments/notify-player.ts'
import { refuseLocked } from './try-pin.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

type Setting = { player: PlayerIdentity; password: string; pin: string; ip: string }

/**
 * Sets a player's PIN, or another one, on their password; they are told of it. While it is locked the
 * password alone opens nothing. Refuses with WITHDRAWAL_PIN_EASY, PASSWORD_WRONG, WITHDRAWAL_PIN_LOCKED.
 */
export async function setPin(ports: Ports, { player, password, pin, ip }: Setting): Promise<void> {
  const { playerId: id, language } = player
  const read = readPin(pin)
  if (read === null || isEasyPin(read)) throw fieldRefusal('WITHDRAWAL_PIN_EASY', 'pin')
  await ports.limits.take('secretPerPlayer', id.toString())
  await checkOwnPassword(ports, { player, password, ip }, 'password')
  const hash = await hashPassword(read)
  await inTransaction(ports.db, async (tx) => {
    const at = ports.clock.now()
    refuseLocked(await lockedUntil(tx, id), at)
    await sql`
      INSERT INTO withdrawal_pin (player_id, hash, set_at, tries_left)
      VALUES (${id}, ${hash}, ${at}, ${PIN_TRIES})
      ON CONFLICT (player_id) DO UPDATE SET hash = EXCLUDED.hash, set_at = EXCLUDED.set_at,
        tries_left = EXCLUDED.tries_left, locked_until = NULL, unlocked_session = NULL,
        unlocked_until = NULL
    `.execute(tx)
    await notifyPlayer(tx, { id, language }, { code: 'withdrawalPinSet', params: {} })
  })
}

async function lockedUntil(tx: Tx, playerId: bigint): Promise<Date | null> {
  const { rows } = await sql<{ locked_until: Date | null }>`
    SELECT locked_until FROM withdrawal_pin WHERE player_id = ${playerId} FOR UPDATE
  `.execute(tx)
  return rows[0]?.locked_until ?? null
}
