import type { Texts } from '../../define-text.ts'

export const exchangePages = {
  exchangeMenu: 'Exchange menu',
  home: 'Home',
  inPlay: 'In-Play',
  sports: 'Sports',
  multiMarkets: 'Multi Markets',
  account: 'Account',
} as const satisfies Texts
