import type { Calls } from '@maidan/contract'
import { verifyEmail as verifyFlow } from '../../flows/verify-email.ts'
import type { Handler } from '../../../platform/http/handler.ts'

export const verifyEmail: Handler<Calls['verifyEmail']> = async (ctx, { player, body, ip }) => {
  await verifyFlow(ctx, { player, code: body.code, ip })
  return { success: true, message: 'E-mail verified.' }
}
