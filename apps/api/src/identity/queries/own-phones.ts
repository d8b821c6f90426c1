import { phoneOfWallet, walletNumber, type PaymentMethod } from '@maidan/cashier'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { siteMinute } from '../../platform/texts/site-minute.ts'
import { isWaiting } from '../rules/usable-from.ts'
import { readPhones, type PlayerPhone } from './read-phones.ts'

export type OwnPhone = PlayerPhone

/** The player's phones, the main one first. */
export async function readOwnPhones(db: Db | Tx, playerId: bigint): Promise<OwnPhone[]> {
  return readPhones(db, playerId)
}

/** Law 10: money moves only for a player whose main phone is verified. */
export function checkMainPhone(phones: readonly OwnPhone[]) {
  if (!isMainVerified(phones)) throw new Refusal('PHONE_NOT_VERIFIED')
}

/** Whether the player's main phone is verified. */
export function isMainVerified(phones: readonly OwnPhone[]): boolean {
  return phones.some(({ ordinal, verified }) => ordinal === 0 && verified)
}

type Own = { phones: readonly OwnPhone[]; method: PaymentMethod }

/** Law 10: the wallet's number as digits, if its phone is a verified one of the player's own. */
export function readOwnWallet(typed: string, own: Own): string {
  return findOwnWallet(typed, own).number
}

/**
 * The same for a wallet that is to be paid: its number and its phone. A number that was added less than
 * a day ago is refused with NUMBER_TOO_NEW and the time from which it may be paid.
 */
export function readPayoutWallet(typed: string, own: Own & { at: Date }) {
  const wallet = findOwnWallet(typed, own)
  const { usableFrom } = wallet.phone
  if (isWaiting(usableFrom, own.at))
    throw fieldRefusal('NUMBER_TOO_NEW', 'account_number', { time: siteMinute(usableFrom) })
  return wallet
}

function findOwnWallet(typed: string, { phones, method }: Own) {
  const number = walletNumber(typed, method.currency)
  const meant = phoneOfWallet(number, method)
  const phone = phones.find((own) => own.verified && own.phone === meant)
  if (!phone) throw fieldRefusal('SENDER_NOT_YOURS', 'account_number')
  return { number, phone }
}
