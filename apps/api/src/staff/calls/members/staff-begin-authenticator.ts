import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { beginAuthenticator } from '../../accounts/change-own-authenticator.ts'

export const staffBeginAuthenticator: Handler<Calls['staffBeginAuthenticator']> = (ctx, request) =>
  beginAuthenticator(ctx, { staff: request.staff, password: request.body.old_password })
