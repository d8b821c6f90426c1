import { timingSafeEqual } from 'node:crypto'
import { latinDigits } from '@maidan/money'
import { sql } from 'kysely'
import {
  hashCode,
  latestSending,
  resendWaitSeconds,
  type CodeBond,
} from '../../platform/security/one-time-code.ts'
import { recordSecurityEvent } from '../../platform/security/record-security-event.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db }

type RightCode = { kind: 'right'; playerId: bigint; target: string }
type CodeOutcome =
  | RightCode
  | { kind: 'wrong'; left: number }
  | { kind: 'tries_used'; waitSeconds: number; justNow: boolean }
  /** No code was sent, or it was used, or its time is over. */
  | { kind: 'none' }

type Row = {
  slot: string
  player_id: bigint | null
  target: string
  code_hash: Buffer
  tries_left: number
  sent_at: Date
}

type Ask = Omit<CodeBond, 'target'> & { code: string }

/**
 * Tries a code inside the caller's transaction. A right one is used up; a wrong one costs a try of
 * every live code of the subject. The caller commits either way, and then refuses what is not
 * right: a refusal thrown here would give the try back.
 */
export async function redeemCode(ports: Ports, tx: Tx, ask: Ask): Promise<CodeOutcome> {
  const now = ports.clock.now()
  const live = await lockLive(tx, ask, now)
  if (live.length === 0) return { kind: 'none' }
  const open = live.filter(({ tries_left }) => tries_left > 0)
  const waitSeconds = Math.min(...live.map(({ sent_at }) => resendWaitSeconds(sent_at, now)))
  if (open.length === 0) return { kind: 'tries_used', waitSeconds, justNow: false }
  const right = open.find((row) => fits(ports.config.SECRET, ask, row))
  if (right?.player_id) {
    await useUp(tx, ask, right.slot, now)
    return { kind: 'right', playerId: right.player_id, target: right.target }
  }
  await takeTry(tx, ask, now)
  const left = Math.max(...open.map(({ tries_left }) => tries_left)) - 1
  if (left > 0) return { kind: 'wrong', left }
  return { kind: 'tries_used', waitSeconds, justNow: true }
}

/** The refusal of an outcome that is not right; the last wrong try is recorded. */
export async function codeRefusal(
  ports: Ports,
  outcome: Exclude<CodeOutcome, RightCode>,
  by: { ip: string; playerId?: bigint; purpose: string },
): Promise<Refusal> {
  switch (outcome.kind) {
    case 'none':
      return new Refusal('CODE_EXPIRED')
    case 'wrong':
      return new Refusal('CODE_WRONG', { params: { left: outcome.left } })
    case 'tries_used': {
      const { purpose, ...who } = by
      if (outcome.justNow)
        await recordSecurityEvent(ports, { kind: 'code_tries_used', ...who, detail: { purpose } })
      return new Refusal('CODE_TRIES_USED', { params: { seconds: outcome.waitSeconds } })
    }
  }
}

async function lockLive(tx: Tx, { purpose, subject }: Ask, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT slot, player_id, target, code_hash, tries_left, sent_at FROM one_time_code
    WHERE purpose = ${purpose} AND subject = ${subject} AND used_at IS NULL AND expires_at > ${now}
      AND sent_at <= ${latestSending(now)}
    ORDER BY slot FOR UPDATE
  `.execute(tx)
  return rows
}

function fits(secret: string, { purpose, subject, code }: Ask, row: Row): boolean {
  const bond = { purpose, subject, target: row.target }
  const given = hashCode(secret, bond, latinDigits(code))
  return row.player_id !== null && timingSafeEqual(given, row.code_hash)
}

async function useUp(tx: Tx, { purpose, subject }: Ask, slot: string, now: Date) {
  await sql`
    UPDATE one_time_code SET used_at = ${now}
    WHERE purpose = ${purpose} AND subject = ${subject} AND slot = ${slot}
  `.execute(tx)
}

async function takeTry(tx: Tx, { purpose, subject }: Ask, now: Date) {
  await sql`
    UPDATE one_time_code SET tries_left = tries_left - 1
    WHERE purpose = ${purpose} AND subject = ${subject} AND used_at IS NULL
      AND expires_at > ${now} AND tries_left > 0
  `.execute(tx)
}
