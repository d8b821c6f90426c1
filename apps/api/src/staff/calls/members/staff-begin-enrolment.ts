import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { beginEnrolment } from '../../accounts/enrol-staff.ts'

export const staffBeginEnrolment: Handler<Calls['staffBeginEnrolment']> = (ctx, request) =>
  beginEnrolment(ctx, request.body, request)
