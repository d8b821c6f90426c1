import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { findOwnPhone } from '../queries/find-own-phone.ts'
import { readPhones, type PlayerPhone } from '../queries/read-phones.ts'
import { sendCode } from './send-code.ts'

type Asker = { player: PlayerIdentity; ip: string }

/** Sends a code to the player's main phone. */
export async function sendMainPhoneCode(ctx: Context, typed: string, asker: Asker) {
  const phones = await readPhones(ctx.db, asker.player.playerId)
  const main = findOwnPhone(phones.slice(0, 1), typed)
  await sendPhoneCode(ctx, 'verify_phone', main, asker)
}

/** Sends a code to one of the player's extra phones. */
export async function sendExtraPhoneCode(ctx: Context, typed: string, asker: Asker) {
  const phones = await readPhones(ctx.db, asker.player.playerId)
  const extra = findOwnPhone(phones.slice(1), typed)
  await sendPhoneCode(ctx, 'verify_number', extra, asker)
}

/** Sends a code to the player's e-mail. */
export async function sendEmailCode(ctx: Context, typed: string, asker: Asker) {
  const { playerId } = asker.player
  const { rows } = await sql<{ email: string; verified: boolean }>`
    SELECT email, email_verified_at IS NOT NULL AS verified FROM player WHERE id = ${playerId}
  `.execute(ctx.db)
  const [own] = rows
  if (own?.email.toLowerCase() !== typed.toLowerCase())
    throw fieldRefusal('EMAIL_NOT_FOUND', 'email')
  if (own.verified) throw new Refusal('ALREADY_VERIFIED')
  await send(ctx, { purpose: 'verify_email', target: own.email, channel: 'email' }, asker)
}

async function sendPhoneCode(
  ctx: Context,
  purpose: 'verify_phone' | 'verify_number',
  phone: PlayerPhone | undefined,
  asker: Asker,
) {
  if (!phone) throw fieldRefusal('PHONE_NOT_FOUND', 'phone')
  if (phone.verified) throw new Refusal('ALREADY_VERIFIED')
  await send(ctx, { purpose, target: phone.phone, channel: 'sms' }, asker)
}

type Sending = {
  purpose: 'verify_phone' | 'verify_number' | 'verify_email'
  target: string
  channel: 'sms' | 'email'
}

async function send(ctx: Context, { purpose, target, channel }: Sending, { player, ip }: Asker) {
  const { playerId, language } = player
  const subject = playerId.toString()
  await sendCode(ctx, {
    bond: { purpose, subject, target },
    slot: '',
    playerId,
    channel,
    language,
    ip,
  })
}
