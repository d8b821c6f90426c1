import type { WalletKey } from '../wallet-brands.ts'

/** The wallets whose messages the phone gets, and the name under which each writes. */
export const phoneWallets = {
  bkash: 'bKash',
  nagad: 'NAGAD',
  rocket: '16216',
  upay: 'upay',
} as const satisfies Partial<Record<WalletKey, string>>

export type PhoneWallet = keyof typeof phoneWallets

export const PHONE_WALLETS = ['bkash', 'nagad', 'rocket', 'upay'] as const satisfies PhoneWallet[]

export function isPhoneWallet(wallet: WalletKey): wallet is PhoneWallet {
  return wallet in phoneWallets
}
