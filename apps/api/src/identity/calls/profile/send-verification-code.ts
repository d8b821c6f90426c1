import type { Calls } from '@maidan/contract'
import { sendEmailCode, sendMainPhoneCode } from '../../flows/send-verification-code.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import type { Config } from '../../../platform/config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

export const sendVerificationCode: Handler<Calls['sendVerificationCode'], Ports> = async (
  ports,
  { player, body, ip, captcha },
) => {
  const { phone, email } = body
  if (phone && !email) {
    await sendMainPhoneCode(ports, phone, { player, ip, captcha })
    return { success: true, message: 'Code sent. Please check your SMS.' }
  }
  if (email && !phone) {
    await sendEmailCode(ports, email, { player, ip, captcha })
    return { success: true, message: 'Code sent. Please check your email.' }
  }
  throw new Refusal('VALIDATION_FAILED', {
    errors: { phone: ['Name either the phone or the email.'] },
  })
}
