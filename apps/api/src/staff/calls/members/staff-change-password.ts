import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { changeOwnPassword } from '../../accounts/change-own-password.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Limits } from '../../../platform/limits/open-limits.ts'

type Ports = { clock: Clock; db: Db; limits: Limits }

export const staffChangePassword: Handler<Calls['staffChangePassword'], Ports> = async (
  ports,
  request,
) => {
  const { staff, body, ip } = request
  const { old_password: oldPassword, new_password: newPassword } = body
  await changeOwnPassword(ports, { staff, oldPassword, newPassword, ip })
  return { message: 'The password is changed. Your other sessions have ended.' }
}
