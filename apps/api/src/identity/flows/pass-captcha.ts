import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '../../platform/security/hash-token.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { CaptchaReply } from '../../platform/security/captcha-reply.ts'
import type { LimitName } from '../../platform/limits/limit-rules.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { hashAnswer } from '../captcha/hash-answer.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

/** The limits past which an address has to answer a captcha. */
type SoftLimit = Extract<LimitName, `${string}BeforeCaptchaPerIp`>

type Asked = { ip: string; captcha: CaptchaReply }

/**
 * Lets the first requests of an address through, and after them only who answers a captcha.
 * Refuses with CAPTCHA_NEEDED without an answer, and with CAPTCHA_WRONG when it does not fit.
 */
export async function passCaptcha(ports: Ports, limit: SoftLimit, { ip, captcha }: Asked) {
  if (await ports.limits.hasLeft(limit, networkOf(ip))) return
  const { id, answer } = captcha
  if (answer === null) throw new Refusal('CAPTCHA_NEEDED')
  if (!(await isAnswered(ports, id, answer))) throw new Refusal('CAPTCHA_WRONG')
}

/** A try takes the captcha away whether it fits or not, also of two at the same moment. */
async function isAnswered({ config, clock, db }: Ports, id: string, answer: string) {
  const { rows } = await sql<{ answer_hash: Buffer; expires_at: Date }>`
    DELETE FROM captcha WHERE id_hash = ${hashToken(id)} RETURNING answer_hash, expires_at
  `.execute(db)
  const [shown] = rows
  if (!shown || shown.expires_at <= clock.now()) return false
  return timingSafeEqual(hashAnswer(config.SECRET, id, answer), shown.answer_hash)
}
