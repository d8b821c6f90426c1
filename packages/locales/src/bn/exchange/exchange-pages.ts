import type { Texts } from '../../define-text.ts'

export const exchangePages = {
  exchangeMenu: 'এক্সচেঞ্জ মেনু',
  home: 'হোম',
  inPlay: 'ইন-প্লে',
  sports: 'স্পোর্টস',
  multiMarkets: 'মাল্টি মার্কেট',
  account: 'অ্যাকাউন্ট',
} as const satisfies Texts
