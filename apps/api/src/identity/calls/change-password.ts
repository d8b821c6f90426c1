import type { Calls } from '@maidan/contract'
import { changePassword as changeFlow } from '../flows/change-password.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newPasswordProblems } from '../rules/new-password-problems.ts'
import { refuseProblems } from '../rules/field-problems.ts'
import type { Logger } from 'pino'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { log: Logger; db: Db; limits: Limits }

export const changePassword: Handler<Calls['changePassword'], Ports> = async (ports, request) => {
  const { player, body, ip } = request
  const { old_password: oldPassword, new_password: newPassword } = body
  const problems = newPasswordProblems({
    password: newPassword,
    confirmation: body.new_password_confirmation,
  })
  refuseProblems({
    old_password: oldPassword === '' ? { text: 'Please enter your current password.' } : null,
    new_password: problems.password,
    new_password_confirmation: problems.confirmation,
  })
  await changeFlow(ports, { player, oldPassword, newPassword, ip })
  return {
    success: true,
    message: 'Password changed successfully. Please login with your new password.',
  }
}
