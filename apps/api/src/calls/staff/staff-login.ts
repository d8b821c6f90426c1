import type { Calls } from '@maidan/contract'
import { answerSession } from '../../auth/staff-cookie.ts'
import { logStaffIn } from '../../flows/log-staff-in.ts'
import type { Handler } from '../../http/handler.ts'

export const staffLogin: Handler<Calls['staffLogin']> = async (ctx, request) => {
  const { body, ip, agent } = request
  return answerSession(ctx, request, await logStaffIn(ctx, { ...body, ip, agent }))
}
