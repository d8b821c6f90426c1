import { Refusal, refusalText } from '../../platform/http/refusal.ts'
import { checkBirthday } from '../rules/check-birthday.ts'

type Age = { birthDate: string | null }

/**
 * Laws 10 and 29: money moves only for players whose age is known and who are 18. The documents'
 * screens read `error`, and lead from it to the profile.
 */
export function requireAge({ birthDate }: Age, now: Date) {
  if (birthDate === null) throw withError('DATE_OF_BIRTH_MISSING')
  if (checkBirthday(birthDate, now) !== null) throw withError('UNDER_AGE')
}

function withError(code: 'DATE_OF_BIRTH_MISSING' | 'UNDER_AGE'): Refusal {
  return new Refusal(code, { extra: { success: false, error: refusalText(code) } })
}
