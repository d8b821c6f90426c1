import { currencies, isCurrency, type Currency } from '@maidan/money'

export { SPORTS, type Sport } from '@maidan/exchange/lists'

/** Match odds are bets among players; bookmaker and fancy go against the house at its rate. */
export const MARKET_KINDS = ['match_odds', 'bookmaker', 'fancy'] as const

/** Languages that the house speaks; the first is the one of those who chose none. */
export const LANGUAGES = ['en', 'bn'] as const
export type Language = (typeof LANGUAGES)[number]

export const STAFF_ROLES = ['admin', 'cashier', 'trader', 'support', 'auditor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Every currency that the house keeps accounts in. */
export const CURRENCIES: readonly Currency[] = Object.keys(currencies).filter(isCurrency)

/** Currencies that a player can choose for their own account. */
export const PLAYER_CURRENCIES = ['BDT', 'INR', 'PKR'] as const satisfies readonly Currency[]
export type PlayerCurrency = (typeof PLAYER_CURRENCIES)[number]

/** The one currency of the exchange, and of what the house offers to somebody without an account. */
export const HOME_CURRENCY = 'BDT' satisfies PlayerCurrency
