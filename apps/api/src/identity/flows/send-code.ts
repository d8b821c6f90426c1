import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import {
  CODE_RESEND_SECONDS,
  CODE_SECONDS,
  CODE_TRIES,
  hashCode,
  latestSending,
  newCode,
  resendWaitSeconds,
  type CodeBond,
} from '../../platform/security/one-time-code.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { codeWords, numberTakenWords } from '../../platform/messages/message-texts.ts'
import { queueMessageIf } from '../../platform/messages/queue-message.ts'
import type { CaptchaReply } from '../../platform/security/captcha-reply.ts'
import { passCaptcha } from './pass-captcha.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { LimitName } from '../../platform/limits/limit-rules.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

/** From where a code is asked for, and what was answered to a captcha. */
export type CodeAsker = { ip: string; captcha: CaptchaReply }

type CodeRequest = CodeAsker & {
  bond: CodeBond
  /** See the table: what else than the subject keeps this code apart from another. */
  slot: string
  /** Null when the details fit nobody: then all is done as ever, and nothing is sent. */
  playerId: bigint | null
  channel: 'sms' | 'email'
  language: Language
  /** The address is another's, who reads that instead of a code; whoever asks is answered as ever. */
  isTaken?: boolean
  /** What the code counts against beside the asker's network, as limits and keys. */
  counts: readonly (readonly [LimitName, string])[]
}

/**
 * Law 9: makes a code, voids the one before it, and queues its message. Refuses with the seconds
 * to wait within a minute of the last code, and beyond the limits per IP and of `counts`; some way
 * before that it asks for a captcha.
 */
export async function sendCode(ports: Ports, request: CodeRequest) {
  const { bond, channel, language, playerId, isTaken = false } = request
  const now = ports.clock.now()
  await refuseEarlyResend(ports.db, request, now)
  await passCaptcha(ports, 'codeBeforeCaptchaPerIp', request)
  await ports.limits.take('codePerIp', networkOf(request.ip))
  for (const [limit, key] of request.counts) await ports.limits.take(limit, key)
  const code = newCode()
  const stored = { ...request, codeHash: hashCode(ports.config.SECRET, bond, code), now }
  await inTransaction(ports.db, async (tx) => {
    await storeCode(tx, stored)
    await voidOthers(tx, stored)
    const words = isTaken ? numberTakenWords[language] : codeWords[language](code)
    const message = { channel, recipient: bond.target, ...words }
    await queueMessageIf(tx, playerId !== null, message)
  })
}

type Stored = CodeRequest & { codeHash: Buffer; now: Date }

/** Takes the row of the code before, unless that one was sent less than a minute ago. */
async function storeCode(tx: Tx, stored: Stored) {
  const { bond, slot, playerId, codeHash, now } = stored
  const expiresAt = new Date(now.getTime() + CODE_SECONDS * 1000)
  const resendBefore = new Date(now.getTime() - CODE_RESEND_SECONDS * 1000)
  const { rows } = await sql`
    INSERT INTO one_time_code AS old (
      purpose, subject, slot, player_id, target, code_hash, tries_left, sent_at, expires_at
    ) VALUES (
      ${bond.purpose}, ${bond.subject}, ${slot}, ${playerId}, ${bond.target}, ${codeHash},
      ${CODE_TRIES}, ${now}, ${expiresAt}
    )
    ON CONFLICT (purpose, subject, slot) DO UPDATE SET
      player_id = EXCLUDED.player_id, target = EXCLUDED.target, code_hash = EXCLUDED.code_hash,
      tries_left = EXCLUDED.tries_left, sent_at = EXCLUDED.sent_at,
      expires_at = EXCLUDED.expires_at, used_at = NULL
    WHERE old.sent_at <= ${resendBefore} OR old.sent_at > ${latestSending(now)}
    RETURNING 1
  `.execute(tx)
  if (rows.length > 0) return
  await refuseEarlyResend(tx, stored, now)
  throw new Refusal('CODE_RESEND_WAIT', { params: { seconds: CODE_RESEND_SECONDS } })
}

/** One live code per player and purpose, whichever way it went. */
async function voidOthers(tx: Tx, { bond, slot, playerId, now }: Stored) {
  await sql`
    UPDATE one_time_code SET used_at = ${now}
    WHERE purpose = ${bond.purpose} AND subject = ${bond.subject} AND slot <> ${slot}
      AND player_id = ${playerId} AND used_at IS NULL
  `.execute(tx)
}

async function refuseEarlyResend(db: Db | Tx, { bond, slot }: CodeRequest, now: Date) {
  const { rows } = await sql<{ sent_at: Date }>`
    SELECT sent_at FROM one_time_code
    WHERE purpose = ${bond.purpose} AND subject = ${bond.subject} AND slot = ${slot}
  `.execute(db)
  const [last] = rows
  const seconds = last ? resendWaitSeconds(last.sent_at, now) : 0
  if (seconds > 0) throw new Refusal('CODE_RESEND_WAIT', { params: { seconds } })
}
