import type { Calls } from '@maidan/contract'
import { answerSession } from '../../sessions/staff-cookie.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { enrolStaff } from '../../accounts/enrol-staff.ts'

export const staffEnrol: Handler<Calls['staffEnrol']> = async (ctx, request) =>
  answerSession(ctx, request, await enrolStaff(ctx, request.body, request))
