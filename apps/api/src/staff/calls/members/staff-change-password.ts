import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { changeOwnPassword } from '../../accounts/change-own-password.ts'

export const staffChangePassword: Handler<Calls['staffChangePassword']> = async (ctx, request) => {
  const { staff, body, ip } = request
  const { old_password: oldPassword, new_password: newPassword } = body
  await changeOwnPassword(ctx, { staff, oldPassword, newPassword, ip })
  return { message: 'The password is changed. Your other sessions have ended.' }
}
