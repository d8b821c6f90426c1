import { sql } from 'kysely'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { findOwnPhone } from '../queries/find-own-phone.ts'
import { readPhones, type PlayerPhone } from '../queries/read-phones.ts'
import { sendCode, type CodeAsker } from './send-code.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

type Asker = CodeAsker & { player: PlayerIdentity }

/** Sends a code to the player's main phone. */
export async function sendMainPhoneCode(ports: Ports, typed: string, asker: Asker) {
  const phones = await readPhones(ports.db, asker.player.playerId)
  const main = findOwnPhone(phones.slice(0, 1), typed)
  await sendPhoneCode(ports, 'verify_phone', main, asker)
}

/** Sends a code to one of the player's extra phones; to one that is another's, that it is. */
export async function sendExtraPhoneCode(ports: Ports, typed: string, asker: Asker) {
  const phones = await readPhones(ports.db, asker.player.playerId)
  const extra = findOwnPhone(phones.slice(1), typed)
  await sendPhoneCode(ports, 'verify_number', extra, asker)
}

/** Sends a code to the player's e-mail. */
export async function sendEmailCode(ports: Ports, typed: string, asker: Asker) {
  const { playerId } = asker.player
  const { rows } = await sql<{ email: string; verified: boolean }>`
    SELECT email, email_verified_at IS NOT NULL AS verified FROM player WHERE id = ${playerId}
  `.execute(ports.db)
  const [own] = rows
  if (own?.email.toLowerCase() !== typed.toLowerCase())
    throw fieldRefusal('EMAIL_NOT_FOUND', 'email')
  if (own.verified) throw new Refusal('ALREADY_VERIFIED')
  await send(ports, { purpose: 'verify_email', target: own.email, channel: 'email' }, asker)
}

async function sendPhoneCode(
  ports: Ports,
  purpose: 'verify_phone' | 'verify_number',
  phone: PlayerPhone | undefined,
  asker: Asker,
) {
  if (!phone) throw fieldRefusal('PHONE_NOT_FOUND', 'phone')
  if (phone.verified) throw new Refusal('ALREADY_VERIFIED')
  const isTaken = purpose === 'verify_number' && (await isAnothers(ports.db, phone.phone))
  await send(ports, { purpose, target: phone.phone, channel: 'sms', isTaken }, asker)
}

type Sending = {
  purpose: 'verify_phone' | 'verify_number' | 'verify_email'
  target: string
  channel: 'sms' | 'email'
  isTaken?: boolean
}

async function send(ports: Ports, sending: Sending, asker: Asker) {
  const { purpose, target, channel, isTaken = false } = sending
  const { player, ip, captcha } = asker
  const { playerId, language } = player
  const subject = playerId.toString()
  const own = ['codePerPlayer', `${subject} ${target}`] as const
  const isFirst = await heldItFirst(ports.db, playerId, target)
  await sendCode(ports, {
    bond: { purpose, subject, target },
    slot: '',
    playerId,
    channel,
    language,
    isTaken,
    counts: isFirst ? [own] : [own, ['codePerTarget', target]],
    ip,
    captcha,
  })
}

/**
 * Whether nobody else named the number before this player did: who comes later uses up nothing of
 * theirs. An e-mail belongs to one account anyway.
 */
async function heldItFirst(db: Db, playerId: bigint, target: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player_phone other
    WHERE other.phone = ${target} AND other.player_id <> ${playerId} AND other.id < (
      SELECT id FROM player_phone WHERE player_id = ${playerId} AND phone = ${target}
    ) LIMIT 1
  `.execute(db)
  return rows.length === 0
}

/** Whether a number that this player has not verified is verified by another one. */
async function isAnothers(db: Db, phone: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM player_phone WHERE phone = ${phone} AND verified_at IS NOT NULL
  `.execute(db)
  return rows.length > 0
}
