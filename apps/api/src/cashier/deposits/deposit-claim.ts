import type { WalletCurrency } from '@maidan/cashier'

/** What a player sends when they have paid a deposit in their wallet's own app. */
export type DepositClaim = {
  playerId: bigint
  currency: WalletCurrency
  methodId: string | number
  amount: string | number
  /** The wallet that the player paid from. */
  accountNumber: string
  trxId: string
  promotionId: string | number
}
