import { randomInt } from 'node:crypto'
import { dhakaDate } from './checkouts/dhaka-time.ts'
import { walletBrands, type WalletKey } from './wallet-brands.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A random transaction id in the form that a wallet gives its own. */
export function newTrxId(wallet: WalletKey, at = new Date()): string {
  const { trxLength, digitsOnly } = walletBrands[wallet]
  const signs = digitsOnly ? DIGITS : LETTERS + DIGITS
  const start = wallet === 'bkash' ? codedDate(at) : ''
  const rest = Array.from(
    { length: trxLength - start.length },
    () => signs[randomInt(signs.length)],
  )
  return start + rest.join('')
}

const FIRST_YEAR = 2025
const FIRST_YEAR_LETTER = LETTERS.indexOf('C')

/** The day in Dhaka as bKash writes it: year from C (2025), month from A, day 1 to 9 and then from A. */
function codedDate(at: Date): string {
  const { year, month, day } = dhakaDate(at)
  const yearLetter = LETTERS[(FIRST_YEAR_LETTER + year - FIRST_YEAR) % LETTERS.length] ?? ''
  const dayLetter = (DIGITS + LETTERS)[day] ?? ''
  return yearLetter + (LETTERS[month - 1] ?? '') + dayLetter
}
