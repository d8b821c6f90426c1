import { latinDigits } from './digits.ts'

const SIGN = String.raw`(?:[৳₹₨$]|BDT|INR|PKR|USDT|Tk\.?|Rs\.?|টাকা)`
const SIGN_BEFORE = new RegExp(String.raw`^${SIGN}\s*`, 'i')
/** `/-` and `/=` close an amount that is written by hand. */
const SIGN_BEHIND = new RegExp(String.raw`\s*(?:${SIGN}|/[-=])$`, 'i')

/** Groups as they are written anywhere: `1,000`, `1,00,000`, `1 000 000`. */
const GROUPED = /^\d{1,3}([,\s])(?:\d{2,3}\1)*\d{3}(?=\.|$)/
/** A group that is being typed. */
const GROUP_BEGUN = /(?<=\d),$/
const PLAIN = /^\d*(?:\.\d*)?$/

/**
 * What was typed or pasted as bare digits with at most one point: Bengali digits, groups and the
 * currency's sign are understood. Null for what is no such number, which is never made into one: to
 * leave out what is not understood would turn `1e3` into 13 and `-5` into 5.
 */
export function plainTyped(typed: string, decimalsMax: number): string | null {
  if (typed === '') return ''
  const bare = latinDigits(typed)
    .trim()
    .replace(SIGN_BEFORE, '')
    .replace(SIGN_BEHIND, '')
    .replace(GROUP_BEGUN, '')
    .replace(GROUPED, (groups) => groups.replace(/\D/g, ''))
  if (bare === '' || !PLAIN.test(bare)) return null
  const [, decimals] = bare.split('.')
  if (decimals === undefined) return bare
  return decimalsMax > 0 && decimals.length <= decimalsMax ? bare : null
}
