import type { Calls } from '@maidan/contract'
import { resetPassword as resetFlow } from '../flows/reset-password.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newPasswordProblems } from '../rules/new-password-problems.ts'
import { refuseProblems } from '../rules/field-problems.ts'

export const resetPassword: Handler<Calls['resetPassword']> = async (ctx, { body, ip }) => {
  const { otp: code, password, password_confirmation: confirmation, username } = body
  const problems = newPasswordProblems({ password, confirmation })
  refuseProblems({
    username: username === '' ? { text: 'Please enter your username.' } : null,
    otp: code === '' ? { text: 'Please enter the OTP.' } : null,
    password: problems.password,
    password_confirmation: problems.confirmation,
  })
  await resetFlow(ctx, { username, code, password, ip })
  return {
    success: true,
    message: 'Password changed successfully. Please login with your new password.',
  }
}
