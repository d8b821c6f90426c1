import { sql } from 'kysely'
import { newToken } from '../../platform/security/hash-token.ts'
import { hashAnswer } from '../captcha/hash-answer.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { config: Config; clock: Clock; db: Db }

/** How long a captcha can be answered. */
export const CAPTCHA_SECONDS = 300

/** Keeps the answer to a new captcha and gives the id that its asker has to bring back. */
export async function openCaptcha({ config, clock, db }: Ports, answer: string): Promise<string> {
  const { token: id, hash } = newToken()
  const expiresAt = new Date(clock.now().getTime() + CAPTCHA_SECONDS * 1000)
  await sql`
    INSERT INTO captcha (id_hash, answer_hash, expires_at)
    VALUES (${hash}, ${hashAnswer(config.SECRET, id, answer)}, ${expiresAt})
  `.execute(db)
  return id
}
