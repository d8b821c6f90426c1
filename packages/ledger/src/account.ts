import type { Currency } from '@maidan/money'

/**
 * An account as the ledger sees it. A kept account (a player's cash or held money) carries its
 * balance and may not fall below zero; `version` counts its entries and numbers them. A derived
 * account (the house, a clearing account) has no stored balance: its balance is the sum of its
 * entries, so that no row of it ever makes players wait for each other.
 */
export type Account =
  | { id: bigint; currency: Currency; kept: true; balanceMinor: bigint; version: bigint }
  | { id: bigint; currency: Currency; kept: false }

export type HoldState = 'pending' | 'posted' | 'voided'

/** Money set aside: moved from `cash` to `held`, until it is posted to somebody or voided. */
export type Hold = {
  key: string
  cash: bigint
  held: bigint
  amountMinor: bigint
  state: HoldState
}
