import { SETTLED_STATES } from '@maidan/cashier'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { keepSignals } from '../abuse/looking/keep-signals.ts'
import { keepTraces } from '../abuse/looking/keep-traces.ts'
import { findOwnPhone } from '../queries/find-own-phone.ts'
import { lockPlayer } from '../queries/lock-players.ts'
import { phoneOfAccount } from '../queries/phone-of-account.ts'
import { readPhones, type PlayerPhone } from '../queries/read-phones.ts'
import { checkOwnPassword, type OwnPassword } from './check-own-password.ts'
import { tellRemoved } from './tell-phone.ts'

type Ports = { clock: Clock; db: Db; limits: Limits; log: Logger }

type Wish = OwnPassword & { phone: string }

/**
 * Takes an added number off the account on the player's password, so that an open session alone does not;
 * from then on it is free for whoever has it. Refuses with PASSWORD_WRONG, PHONE_NOT_FOUND,
 * MAIN_PHONE_STAYS, and NUMBER_IN_USE while a withdrawal to it is under way.
 */
export async function removePhone(ports: Ports, wish: Wish) {
  const { db, clock } = ports
  const { player } = wish
  const { playerId } = player
  await ports.limits.take('secretPerPlayer', playerId.toString())
  await checkOwnPassword(ports, wish)
  await inTransaction(db, async (tx) => {
    await lockPlayer(tx, playerId)
    const phone = findOwnPhone(await readPhones(tx, playerId), wish.phone)
    if (!phone) throw fieldRefusal('PHONE_NOT_FOUND', 'phone')
    if (phone.ordinal === 0) throw fieldRefusal('MAIN_PHONE_STAYS', 'phone')
    if (await isBeingPaid(tx, playerId, phone.phone)) throw new Refusal('NUMBER_IN_USE')
    const at = clock.now()
    await voidCodes(tx, { playerId, phone: phone.phone, at })
    await sql`
      DELETE FROM player_phone WHERE player_id = ${playerId} AND ordinal = ${phone.ordinal}
    `.execute(tx)
    if (phone.verifiedAt === null) return
    await keepTrace(tx, { playerId, phone, firstAt: phone.verifiedAt, at })
    await tellRemoved(tx, player, phone.shown)
  })
}

async function isBeingPaid(tx: Tx, playerId: bigint, phone: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM payment p JOIN player y ON y.id = p.player_id
    WHERE p.player_id = ${playerId} AND p.direction = 'withdrawal'
      AND p.state <> ALL(${[...SETTLED_STATES]}::text[])
      AND ${phoneOfAccount({ owner: 'y', payment: 'p' })} = ${phone}
  `.execute(tx)
  return rows.length > 0
}

/** What was sent to the number opens nothing any more. */
async function voidCodes(tx: Tx, of: { playerId: bigint; phone: string; at: Date }) {
  await sql`
    UPDATE one_time_code SET used_at = ${of.at}
    WHERE player_id = ${of.playerId} AND target = ${of.phone} AND used_at IS NULL
  `.execute(tx)
}

type Leaving = { playerId: bigint; phone: PlayerPhone; firstAt: Date; at: Date }

/** That the account had the number stays known, also if nobody has looked at it in the meantime. */
async function keepTrace(tx: Tx, { playerId, phone, firstAt, at }: Leaving) {
  const trace = { kind: 'phone', what: phone.phone, playerId, firstAt, lastAt: at } as const
  await keepSignals(tx, { found: await keepTraces(tx, [trace]), at })
}
