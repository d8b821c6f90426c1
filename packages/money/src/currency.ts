/** Currencies of accounts and of deposits, with the digits after the point that each one keeps. */
export const currencies = {
  BDT: { digits: 2, symbol: '৳' },
  INR: { digits: 2, symbol: '₹' },
  PKR: { digits: 2, symbol: '₨' },
  USDT: { digits: 6, symbol: '$' },
} as const satisfies Record<string, { digits: number; symbol: string }>

export type Currency = keyof typeof currencies

/** Whether a text names a currency that the house keeps accounts in. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencies, text)
}

/** Sign that stands before an amount of the currency. */
export function currencySymbol(currency: Currency): string {
  return currencies[currency].symbol
}
