import type { OwnPhone } from './phone-choice.tsx'

const phoneDigits = 11

/**
 * Whether a typed wallet number is somebody else's, as far as it is typed: its first eleven digits
 * are the phone, and what a wallet adds to them is its own affair. Without known phones nothing is
 * said.
 */
export function isForeign(typed: string, phones: readonly Pick<OwnPhone, 'number'>[]): boolean {
  if (phones.length === 0 || typed.length < phoneDigits) return false
  return !phones.some(({ number }) => number === typed.slice(0, phoneDigits))
}
