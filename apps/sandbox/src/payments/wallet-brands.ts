/** The wallets of the sandbox, with the form of their transaction ids. */
export const walletBrands = {
  bkash: { name: 'bKash', color: '#E2136E', text: '#FFFFFF', trxLength: 10, digitsOnly: false },
  nagad: { name: 'Nagad', color: '#EC1C24', text: '#FFFFFF', trxLength: 8, digitsOnly: false },
  rocket: { name: 'Rocket', color: '#8C3494', text: '#FFFFFF', trxLength: 10, digitsOnly: true },
  upay: { name: 'Upay', color: '#FFD503', text: '#13294B', trxLength: 10, digitsOnly: false },
} as const satisfies Record<
  string,
  { name: string; color: string; text: string; trxLength: number; digitsOnly: boolean }
>

export type WalletKey = keyof typeof walletBrands

export const WALLET_KEYS = [
  'bkash',
  'nagad',
  'rocket',
  'upay',
] as const satisfies readonly WalletKey[]

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
