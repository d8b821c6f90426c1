import { commonPasswords } from './common-passwords.ts'

export const PASSWORD_LENGTH_MIN = 8
/** More than any form shows; it bounds the work of a hash. */
export const PASSWORD_LENGTH_MAX = 72

/** Different characters that a password has at least. */
const DISTINCT_MIN = 4
/** Digits in a row that a password may not share with the phone number. */
const PHONE_RUN = 6

/** Rows that fingers or children recite; a password that is one run along a row is refused. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '0123456789012345678901234567890',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]

/** What the password's owner is known by. */
type Owner = { username?: string; phones?: readonly string[] }

/** Letters and digits of the Latin alphabet, as the documents ask. */
export function isAlphanumeric(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text)
}

/**
 * Whether a password is among the first that a stranger would try: a well-known one, a run of the
 * keyboard, a repetition, or the owner's own name or number (ASVS 5.0 6.2.4, 6.2.11).
 */
export function isEasyPassword(password: string, { username = '', phones = [] }: Owner): boolean {
  const plain = password.toLowerCase()
  return (
    commonPasswords.has(plain) ||
    isRun(plain) ||
    isRepetition(plain) ||
    sharesName(plain, username.toLowerCase()) ||
    phones.some((phone) => sharesDigits(plain, phone.replace(/\D/g, '')))
  )
}

function isRun(text: string): boolean {
  const backwards = text.split('').toReversed().join('')
  return rows.some((row) => row.includes(text) || row.includes(backwards))
}

function isRepetition(text: string): boolean {
  return new Set(text).size < DISTINCT_MIN || /^(.{1,4})\1+$/.test(text)
}

function sharesName(password: string, username: string): boolean {
  if (username === '') return false
  return password.includes(username) || username.includes(password)
}

function sharesDigits(password: string, phone: string): boolean {
  for (let start = 0; start + PHONE_RUN <= phone.length; start += 1)
    if (password.includes(phone.slice(start, start + PHONE_RUN))) return true
  return false
}
