import type { CallBody, Calls } from '@maidan/contract'
import { sendResetCode } from '../flows/send-reset-code.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseProblems } from '../rules/field-problems.ts'

/** The same success for everybody: whether an account fits is told to its owner alone. */
export const forgotPassword: Handler<Calls['forgotPassword']> = async (ctx, { body, ip }) => {
  const { type: channel, username } = body
  const address = (channel === 'email' ? body.email : body.phone) ?? ''
  refuseEmpty(body, address)
  await sendResetCode(ctx, { channel, address, username, ip })
  return { success: true, message: `OTP sent successfully. Please check your ${channel}.` }
}

/** AUTH-69: the address comes before the username, one text at a time. */
function refuseEmpty({ type, username }: CallBody<Calls['forgotPassword']>, address: string) {
  if (address === '' && type === 'email')
    refuseProblems({ email: { text: 'Please enter your email address.' } })
  if (address === '') refuseProblems({ phone: { text: 'Please enter your phone number.' } })
  if (username === '') refuseProblems({ username: { text: 'Please enter your username.' } })
}
