import type { Currency } from '@maidan/money'

/** What a player sends when he has paid a deposit in his wallet's own app. */
export type DepositClaim = {
  playerId: bigint
  currency: Currency
  methodId: string | number
  amount: string | number
  /** The wallet that the player paid from. */
  accountNumber: string
  trxId: string
  promotionId: string | number
}
