import type { Calls } from '@maidan/contract'
import { sendExtraPhoneCode } from '../../flows/send-verification-code.ts'
import type { Handler } from '../../../platform/http/handler.ts'

export const sendNumberCode: Handler<Calls['sendNumberCode']> = async (
  ctx,
  { player, body, ip },
) => {
  await sendExtraPhoneCode(ctx, body.phone, { player, ip })
  return { success: true, message: 'Code sent. Please check your SMS.' }
}
