import type { WalletCurrency } from '@maidan/contract/facts'

/** A field of a form: what is shown, what is typed into, and how it shows the wallet's currency. */
export type TextField = {
  node: HTMLElement
  input: HTMLInputElement
  showCurrency: (currency: WalletCurrency) => void
}
