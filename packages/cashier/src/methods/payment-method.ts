import type { WalletCurrency } from '../wallet/mobile-forms.ts'

/** How money reaches a wallet: to a person, to an agent, to a shop. */
export type AccountType = 'Personal' | 'Agent' | 'Merchant'

/** What the house has to know of a payment method; one file a method. */
export type PaymentMethod = {
  key: string
  name: string
  /** Kind of payment: `manual` methods are paid in the wallet's own app and then claimed here. */
  type: 'manual'
  currency: WalletCurrency
  /** Name tile: background and text. */
  color: string
  textColor: string
  accountTypes: readonly AccountType[]
  depositMinMinor: bigint
  depositMaxMinor: bigint
  withdrawalMinMinor: bigint
  withdrawalMaxMinor: bigint
  /** Lengths that a wallet number may have; a longer one than a phone's ends in a check digit. */
  accountDigits: readonly number[]
  /** Form of a transaction id in upper case. */
  trxId: RegExp
}
