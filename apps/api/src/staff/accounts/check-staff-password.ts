import { STAFF_PASSWORD_LENGTH_MIN } from '@maidan/contract'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import {
  isAlphanumeric,
  isEasyPassword,
  PASSWORD_LENGTH_MAX,
} from '../../identity/rules/password-rules.ts'

type Chosen = { username: string; password: string }

/** Refuses a new password of staff at its field: players' rules, and a greater length. */
export function checkStaffPassword({ username, password }: Chosen, field: string): void {
  const min = STAFF_PASSWORD_LENGTH_MIN
  const max = PASSWORD_LENGTH_MAX
  const strong =
    password.length >= min &&
    password.length <= max &&
    isAlphanumeric(password) &&
    /[A-Za-z]/.test(password) &&
    /\d/.test(password)
  if (!strong) throw fieldRefusal('STAFF_PASSWORD_WEAK', field, { min, max })
  if (isEasyPassword(password, { username })) throw fieldRefusal('PASSWORD_COMMON', field)
}
