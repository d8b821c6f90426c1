import type { CallBody, Calls } from '@maidan/contract'
import { sendResetCode } from '../flows/send-reset-code.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseProblems } from '../rules/field-problems.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

/** The same success for everybody: whether an account fits is told to its owner alone. */
export const forgotPassword: Handler<Calls['forgotPassword'], Ports> = async (
  ports,
  { body, ip, captcha },
) => {
  const { type: channel, username } = body
  const address = (channel === 'email' ? body.email : body.phone) ?? ''
  refuseEmpty(body, address)
  await sendResetCode(ports, { channel, address, username, ip, captcha })
  return { success: true, message: `OTP sent successfully. Please check your ${channel}.` }
}

/** AUTH-69: the address comes before the username, one text at a time. */
function refuseEmpty({ type, username }: CallBody<Calls['forgotPassword']>, address: string) {
  if (address === '' && type === 'email')
    refuseProblems({ email: { text: 'Please enter your email address.' } })
  if (address === '') refuseProblems({ phone: { text: 'Please enter your phone number.' } })
  if (username === '') refuseProblems({ username: { text: 'Please enter your username.' } })
}
