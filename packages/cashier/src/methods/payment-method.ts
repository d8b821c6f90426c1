import type { PartnerKey } from './partner-keys.ts'
import type { WalletCurrency } from '../wallet/mobile-forms.ts'

/** How money reaches a wallet by hand: to a person, to an agent, to a shop. */
export const ACCOUNT_TYPES = ['Personal', 'Agent', 'Merchant'] as const

export type AccountType = (typeof ACCOUNT_TYPES)[number]

/** A way to pay in: by hand to an account of the house, on the page of a partner, or over a chain. */
export type ChannelType = AccountType | 'Checkout' | 'TRC-20'

/** What the house has to know of a payment method; one file a method. */
export type PaymentMethod = {
  key: string
  name: string
  /**
   * `manual` methods can be paid in the wallet's own app and claimed here, `hosted` ones only on a
   * partner's page; what comes over a `chain` is seen there by the house itself.
   */
  type: 'manual' | 'hosted' | 'chain'
  /** Of the accounts that it is for. */
  currency: WalletCurrency
  /** What is really sent, and what the limits of a deposit are in, where that is something else. */
  paidIn?: 'USDT'
  /** Name tile: background and text. */
  color: string
  textColor: string
  accountTypes: readonly AccountType[]
  /** The partner on whose own page the method can be paid. */
  checkout?: PartnerKey
  /** The partner that can pay out to the wallet; without one staff pay by hand. */
  payout?: PartnerKey
  /** False where nothing can be paid out, only in. */
  withdraws?: false
  depositMinMinor: bigint
  depositMaxMinor: bigint
  withdrawalMinMinor: bigint
  withdrawalMaxMinor: bigint
  /** Lengths that a wallet number may have; a longer one than a phone's ends in a check digit. */
  accountDigits: readonly number[]
  /** Form of a transaction id in upper case. */
  trxId: RegExp
}
