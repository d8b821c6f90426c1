import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { endOneSession } from '../../accounts/end-one-session.ts'

export const staffEndSession: Handler<Calls['staffEndSession']> = async (ctx, request) => {
  const { staff, params, ip } = request
  await endOneSession(ctx, { sessionId: BigInt(params.id), staff, ip })
  return { message: 'The session has ended.' }
}
