import type { Calls } from '@maidan/contract'
import { verifyPhone } from '../../flows/verify-phone.ts'
import type { Handler } from '../../../platform/http/handler.ts'

export const verifyPhoneNumber: Handler<Calls['verifyPhoneNumber']> = async (
  ctx,
  { player, body, ip },
) => {
  const code = body.verification_code
  await verifyPhone(ctx, { player, purpose: 'verify_phone', code, ip })
  return { success: true, message: 'Phone number verified.' }
}
