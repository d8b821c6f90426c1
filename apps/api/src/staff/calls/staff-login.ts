import type { Calls } from '@maidan/contract'
import { answerSession } from '../sessions/staff-cookie.ts'
import { logStaffIn } from '../sessions/log-staff-in.ts'
import type { Handler } from '../../platform/http/handler.ts'

export const staffLogin: Handler<Calls['staffLogin']> = async (ctx, request) => {
  const { body, ip, agent } = request
  return answerSession(ctx, request, await logStaffIn(ctx, { ...body, ip, agent }))
}
