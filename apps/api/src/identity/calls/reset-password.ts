import type { Calls } from '@maidan/contract'
import { resetPassword as resetFlow } from '../flows/reset-password.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newPasswordProblems } from '../rules/new-password-problems.ts'
import { refuseProblems } from '../rules/field-problems.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

export const resetPassword: Handler<Calls['resetPassword'], Ports> = async (
  ports,
  { body, ip },
) => {
  const { otp: code, password, password_confirmation: confirmation, username } = body
  const problems = newPasswordProblems({ password, confirmation })
  refuseProblems({
    username: username === '' ? { text: 'Please enter your username.' } : null,
    otp: code === '' ? { text: 'Please enter the OTP.' } : null,
    password: problems.password,
    password_confirmation: problems.confirmation,
  })
  await resetFlow(ports, { username, code, password, ip })
  return {
    success: true,
    message: 'Password changed successfully. Please login with your new password.',
  }
}
