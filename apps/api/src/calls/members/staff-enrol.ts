import type { Calls } from '@maidan/contract'
import { answerSession } from '../../auth/staff-cookie.ts'
import type { Handler } from '../../http/handler.ts'
import { enrolStaff } from '../../staff/accounts/enrol-staff.ts'

export const staffEnrol: Handler<Calls['staffEnrol']> = async (ctx, request) =>
  answerSession(ctx, request, await enrolStaff(ctx, request.body, request))
