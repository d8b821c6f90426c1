import type { PlayerPhone } from './read-phones.ts'
import { possiblePhones } from '../rules/read-phone.ts'

/** The player's number that the typed digits mean, in the form shown or with a country's code. */
export function findOwnPhone(
  phones: readonly PlayerPhone[],
  typed: string,
): PlayerPhone | undefined {
  const digits = typed.replace(/\D/g, '')
  const meant = possiblePhones(typed)
  return phones.find(({ shown, phone }) => shown === digits || meant.includes(phone))
}
