import type { Calls } from '@maidan/contract'
import { sql } from 'kysely'
import { answerNoSession } from '../sessions/staff-cookie.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const staffLogout: Handler<Calls['staffLogout']> = async (ctx, { staff }) => {
  await sql`UPDATE staff_session SET ended_at = now() WHERE id = ${staff.sessionId}`.execute(ctx.db)
  return answerNoSession(ctx, { message: 'Logged out.' })
}
