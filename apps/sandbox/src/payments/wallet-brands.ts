import type { WalletCurrency } from '@maidan/contract/facts'

/** The wallets of the sandbox, with the form of their transaction ids. */
export const walletBrands = {
  bkash: {
    name: 'bKash',
    currency: 'BDT',
    color: '#E2136E',
    text: '#FFFFFF',
    trxLength: 10,
    digitsOnly: false,
  },
  nagad: {
    name: 'Nagad',
    currency: 'BDT',
    color: '#EC1C24',
    text: '#FFFFFF',
    trxLength: 8,
    digitsOnly: false,
  },
  rocket: {
    name: 'Rocket',
    currency: 'BDT',
    color: '#8C3494',
    text: '#FFFFFF',
    trxLength: 10,
    digitsOnly: true,
  },
  upay: {
    name: 'Upay',
    currency: 'BDT',
    color: '#FFD503',
    text: '#13294B',
    trxLength: 10,
    digitsOnly: false,
  },
  phonepe: {
    name: 'PhonePe',
    currency: 'INR',
    color: '#5F259F',
    text: '#FFFFFF',
    trxLength: 12,
    digitsOnly: true,
  },
  paytm: {
    name: 'Paytm',
    currency: 'INR',
    color: '#00BAF2',
    text: '#002E6E',
    trxLength: 12,
    digitsOnly: true,
  },
  easypaisa: {
    name: 'Easypaisa',
    currency: 'PKR',
    color: '#37B34A',
    text: '#08260F',
    trxLength: 11,
    digitsOnly: true,
  },
  jazzcash: {
    name: 'JazzCash',
    currency: 'PKR',
    color: '#C8102E',
    text: '#FFFFFF',
    trxLength: 12,
    digitsOnly: true,
  },
} as const satisfies Record<
  string,
  {
    name: string
    currency: WalletCurrency
    color: string
    text: string
    trxLength: number
    digitsOnly: boolean
  }
>

export type WalletKey = keyof typeof walletBrands

export const WALLET_KEYS = Object.keys(walletBrands) as WalletKey[]

/** How money is sent, by the account that gets it. */
export const sendTypes = {
  Personal: 'Send Money',
  Agent: 'Cash Out',
  Merchant: 'Make Payment',
} as const

export type SendType = keyof typeof sendTypes

export const SEND_TYPES = ['Personal', 'Agent', 'Merchant'] as const satisfies readonly SendType[]

export function isSendType(text: string): text is SendType {
  return SEND_TYPES.some((type) => type === text)
}

export function isWalletKey(text: string): text is WalletKey {
  return WALLET_KEYS.some((key) => key === text)
}
