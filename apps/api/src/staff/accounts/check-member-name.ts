import { fieldRefusal } from '../../platform/http/refusal.ts'

const NAME = /^[a-z0-9](?:[.-]?[a-z0-9]){2,31}$/

/** Small letters and digits, as it is stored; refuses any other name. */
export function checkMemberName(typed: string): string {
  const username = typed.toLowerCase()
  if (!NAME.test(username)) throw fieldRefusal('STAFF_NAME_INVALID', 'username')
  return username
}
