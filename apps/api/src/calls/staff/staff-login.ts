import type { Calls } from '@maidan/contract'
import type { Handler } from '../../http/handler.ts'
import { logStaffIn } from '../../flows/log-staff-in.ts'

export const staffLogin: Handler<Calls['staffLogin']> = (ctx, { body, ip }) =>
  logStaffIn(ctx, { ...body, ip })
