/** How the people of a currency write a mobile number, as their wallets do. */
export const MOBILE_FORMS = {
  BDT: { country: 'BD', dial: '880', trunk: '0', digits: 11, mobile: /^01[3-9]\d{8}$/ },
  INR: { country: 'IN', dial: '91', trunk: '', digits: 10, mobile: /^[6-9]\d{9}$/ },
  PKR: { country: 'PK', dial: '92', trunk: '0', digits: 11, mobile: /^03\d{9}$/ },
} as const satisfies Record<string, MobileForm>

/** Currencies in which wallets pay in and out. */
export type WalletCurrency = keyof typeof MOBILE_FORMS

type MobileForm = {
  country: string
  /** The country's code in E.164. */
  dial: string
  /** What stands before a number at home and is left out behind the country's code. */
  trunk: string
  /** Length of a number at home; what a wallet adds to it is its own affair. */
  digits: number
  /** A number at home. */
  mobile: RegExp
}
