import { MOBILE_FORMS, type PlayerCurrency } from '@maidan/contract/facts'
import type { OwnPhone } from './phone-choice.tsx'

/** The own number that a typed wallet number is, once it is typed: see below of what belongs to it. */
export function findOwn<P extends Pick<OwnPhone, 'number'>>(
  typed: string,
  phones: readonly P[],
  currency: PlayerCurrency,
): P | undefined {
  const phone = typed.slice(0, MOBILE_FORMS[currency].digits)
  return phones.find(({ number }) => number === phone)
}

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
  return findOwn(typed, phones, currency) === undefined
}
