import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { phoneOfWallet, walletNumber, type PaymentMethod } from '@maidan/cashier'

export type OwnPhone = { phone: string; ordinal: number; verified: boolean }

/** The player's phones, the main one first. */
export async function readOwnPhones(db: Db | Tx, playerId: bigint): Promise<OwnPhone[]> {
  const { rows } = await sql<OwnPhone>`
    SELECT phone, ordinal, verified_at IS NOT NULL AS verified FROM player_phone
    WHERE player_id = ${playerId} ORDER BY ordinal
  `.execute(db)
  return rows
}

/** Law 10: money moves only for a player whose main phone is verified. */
export function checkMainPhone(phones: readonly OwnPhone[]) {
  if (!isMainVerified(phones)) throw new Refusal('PHONE_NOT_VERIFIED')
}

/** Whether the player's main phone is verified. */
export function isMainVerified(phones: readonly OwnPhone[]): boolean {
  return phones.some(({ ordinal, verified }) => ordinal === 0 && verified)
}

/** Law 10: the wallet's number as digits, if its phone is a verified one of the player's own. */
export function readOwnWallet(
  typed: string,
  { phones, method }: { phones: readonly OwnPhone[]; method: PaymentMethod },
): string {
  const number = walletNumber(typed, method.currency)
  const phone = phoneOfWallet(number, method)
  if (!phones.some((own) => own.verified && own.phone === phone))
    throw fieldRefusal('SENDER_NOT_YOURS', 'account_number')
  return number
}
