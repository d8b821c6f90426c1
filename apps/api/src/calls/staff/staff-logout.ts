import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import type { Handler } from '../../http/handler.ts'

export const staffLogout: Handler<Calls['staffLogout']> = async ({ db }, { staff }) => {
  await sql`UPDATE staff_session SET ended_at = now() WHERE id = ${staff.sessionId}`.execute(db)
  return { message: 'Logged out.' }
}
