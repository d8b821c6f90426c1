import type { CallAnswer, Calls } from '@maidan/contract'
import { decimalAmount, type Currency } from '@maidan/money'

/** A bonus that was taken, with the turnover that it has, if any. */
export type TakenRow = {
  reference: string
  amount_minor: bigint
  currency: Currency
  created_at: Date
  required_minor: bigint | null
  expires_at: Date | null
}

export type Taken = { at: Date; answer: CallAnswer<Calls['takePromoCode']> }

/** What a player is answered who has taken a bonus, and when that was. */
export function asTaken(row: TakenRow): Taken {
  const { reference, amount_minor, currency, created_at, required_minor, expires_at } = row
  return {
    at: created_at,
    answer: {
      transaction_id: reference,
      bonus: decimalAmount(amount_minor, currency),
      to_stake: decimalAmount(required_minor ?? 0n, currency),
      expires_at: expires_at?.toISOString() ?? null,
    },
  }
}
