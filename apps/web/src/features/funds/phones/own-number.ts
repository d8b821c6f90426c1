import { MOBILE_FORMS, type PlayerCurrency } from '@maidan/contract/facts'
import type { OwnPhone } from './phone-choice.tsx'

/**
 * Whether a typed wallet number is somebody else's, as far as it is typed: its first digits are the
 * phone, and what a wallet adds to them is its own affair. Without known phones nothing is said.
 */
export function isForeign(
  typed: string,
  phones: readonly Pick<OwnPhone, 'number'>[],
  currency: PlayerCurrency,
): boolean {
  const { digits } = MOBILE_FORMS[currency]
  if (phones.length === 0 || typed.length < digits) return false
  return !phones.some(({ number }) => number === typed.slice(0, digits))
}
