import { randomInt } from 'node:crypto'
import { walletBrands, type WalletKey } from './wallet-brands.ts'

const DIGITS = '0123456789'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A random transaction id in the form that a wallet gives its own. */
export function newTrxId(wallet: WalletKey): string {
  const { trxLength, digitsOnly } = walletBrands[wallet]
  const signs = digitsOnly ? DIGITS : LETTERS + DIGITS
  return Array.from({ length: trxLength }, () => signs[randomInt(signs.length)]).join('')
}
