import { currencies, isCurrency, type Currency } from '@maidan/money'

export { SPORTS, type Sport } from '@maidan/exchange/lists'

/** What a wide screen shows a visitor at `/`; the first unless staff choose the other. */
export const WIDE_HOMES = ['landing', 'lobby'] as const

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

/** How a log-in ended. */
export const LOG_IN_RESULTS = ['logged_in', 'wrong_password', 'wrong_code', 'blocked'] as const
export type LogInResult = (typeof LOG_IN_RESULTS)[number]

/** What takes two people (law 24). The house has a rule for each of them. */
export const APPROVAL_KINDS = [
  'deposit.credit',
  'withdrawal.pay',
  'balance.correct',
  'market.settle',
  'limit.change',
  'staff.invite',
  'staff.role',
  'staff.open',
  'staff.recover',
  'win.release',
  'player.factor.reset',
] as const

/** What the evidence of a request may say, in the order in which people read it. */
export const APPROVAL_FACTS = [
  'player',
  'currency',
  'amount',
  'credited',
  'method',
  'trx_id',
  'account_number',
  'statement_amount',
  'statement_sender',
  'day_sum',
  'limit',
  'market',
  'result',
  'void_spans',
  'partner_result',
  'settled_result',
  'event_starts_at',
  'players',
  'paid',
  'collected',
  'house',
  'balance_before',
  'balance_after',
  'house_account',
  'member',
  'role',
  'role_before',
  'game',
  'stake',
  'largest_win',
  'sport',
  'limit_scope',
  'limit_before',
  'at_risk',
  'factor_since',
] as const
