import type { Calls } from '@maidan/contract'
import { sendEmailCode, sendMainPhoneCode } from '../../flows/send-verification-code.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'

export const sendVerificationCode: Handler<Calls['sendVerificationCode']> = async (
  ctx,
  { player, body, ip },
) => {
  const { phone, email } = body
  if (phone && !email) {
    await sendMainPhoneCode(ctx, phone, { player, ip })
    return { success: true, message: 'Code sent. Please check your SMS.' }
  }
  if (email && !phone) {
    await sendEmailCode(ctx, email, { player, ip })
    return { success: true, message: 'Code sent. Please check your email.' }
  }
  throw new Refusal('VALIDATION_FAILED', {
    errors: { phone: ['Name either the phone or the e-mail.'] },
  })
}
