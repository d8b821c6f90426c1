import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'

type Ports = { clock: Clock; db: Db }

const MESSAGE_KEPT_DAYS = 30
const CODE_KEPT_DAYS = 1

/** Deletes messages, codes and captchas that nobody needs any more; returns 0, since the next day is soon enough. */
export async function forgetMessages({ db, clock }: Ports): Promise<number> {
  await sql`
    DELETE FROM message_out
    WHERE state <> 'waiting' AND created_at < now() - make_interval(days => ${MESSAGE_KEPT_DAYS})
  `.execute(db)
  await sql`
    DELETE FROM one_time_code
    WHERE expires_at < ${clock.now()}::timestamptz - make_interval(days => ${CODE_KEPT_DAYS})
  `.execute(db)
  await sql`DELETE FROM captcha WHERE expires_at < ${clock.now()}`.execute(db)
  return 0
}
