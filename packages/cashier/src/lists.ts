/** Every state of a payment, in the order in which people read them. */
export const PAYMENT_STATES = [
  'created',
  'presented',
  'claimed',
  'verifying',
  'review',
  'unknown',
  'confirmed',
  'credited',
  'late_confirmed',
  'expired',
  'failed',
  'rejected',
  'cancelled',
  'refunding',
  'refunded',
  'reversed',
  'requested',
  'approved',
  'sending',
  'paid',
] as const

export type PaymentState = (typeof PAYMENT_STATES)[number]

/** Which way the money of a payment goes, as the player sees it. */
export const PAYMENT_DIRECTIONS = ['deposit', 'withdrawal'] as const

export type Direction = (typeof PAYMENT_DIRECTIONS)[number]

/** Who moves a payment: the player, staff, the partner's own word, or our own clock and jobs. */
export const EVENT_SOURCES = ['player', 'staff', 'partner', 'job'] as const

export type EventSource = (typeof EVENT_SOURCES)[number]

/** Whose turn it is while a payment is open. */
export const PAYMENT_OWNERS = ['player', 'house', 'partner'] as const

export type PaymentOwner = (typeof PAYMENT_OWNERS)[number]

/** What a player has to meet before they may withdraw, in the order in which it is checked. */
export const WITHDRAWAL_CONDITIONS = ['phone', 'pending', 'open', 'birth_date', 'turnover'] as const

export type WithdrawalCondition = (typeof WITHDRAWAL_CONDITIONS)[number]

/** What the daily proof of the books holds against each other. */
export const BOOK_RULES = [
  'ledger',
  'running_balance',
  'deposit',
  'payout',
  'payout_hold',
  'fee',
  'fee_hold',
  'refund',
  'refund_hold',
  'reversal',
  'claim',
  'bonus',
  'bonus_kept',
  'promo_code',
  'cashback',
  'mission',
  'free_rounds',
  'jackpot',
  'contest',
  'turnover',
  'clearing',
  'statement',
  'unallocated',
] as const

export type BookRule = (typeof BOOK_RULES)[number]

export {
  CHAIN_KEY,
  OUTSIDE_KEYS,
  PARTNER_KEYS,
  type OutsideKey,
  type PartnerKey,
} from './methods/partner-keys.ts'
export { MOBILE_FORMS, type WalletCurrency } from './wallet/mobile-forms.ts'
export { walletNumber } from './wallet/wallet-number.ts'
export { BONUS_DAYS, BONUS_ENDS, type BonusEnd } from './promotion/bonus-end.ts'
export {
  BONUS_DAYS_MAX,
  MISSION_PERIODS,
  MISSION_PLAYS_MAX,
  PROMOTION_KINDS,
  TURNOVER_RANGES,
  type MissionPeriod,
  type PromotionKind,
} from './promotion/promotion-kinds.ts'
export { PROMO_CODE_LENGTH, readPromoCode } from './promotion/promo-code.ts'
export { cheapGames, type CheapGames } from './promotion/cashback-edges.ts'
export { bonusTerms } from './promotion/promotion-terms.ts'
export { PLAY_KINDS, type PlayKind } from './turnover/play-weights.ts'
export { CHAIN_STATES, type ChainState } from './messages/chain-balance.ts'
export { MESSAGE_MISFITS, type MessageMisfit } from './messages/decide-message.ts'
export {
  DIFFERENCES,
  MOVE_KINDS,
  type Difference,
  type MoveKind,
} from './reconciliation/reconcile-day.ts'

/** Where money stands that came in and that no payment of ours stood for. */
export const UNALLOCATED_STATES = ['open', 'credited', 'returned'] as const

export type UnallocatedState = (typeof UNALLOCATED_STATES)[number]

/** Who says that money came in: a partner, a wallet's statement, or a phone that forwards. */
export const ARRIVAL_SOURCES = ['partner', 'statement', 'message'] as const

export type ArrivalSource = (typeof ARRIVAL_SOURCES)[number]
export { FEE_PERCENT_HUNDREDTHS_MAX, withdrawalFee } from './methods/method-terms.ts'
export { ABUSE_ACTS, ABUSE_STATES, type AbuseAct, type AbuseState } from './abuse/abuse-case.ts'
export { ABUSE_SIGNALS, CASE_WEIGHT, type AbuseSignalKind } from './abuse/abuse-signal.ts'
export { isMovement, type Movement } from './statements/movement-kinds.ts'
export { VIP_EARN_BPS, VIP_FROM_MAX, VIP_LEVELS_MAX } from './points/vip-level.ts'
export { ACCOUNT_TYPES, type AccountType } from './methods/payment-method.ts'
export { ROUTES_MAX } from './methods/choose-route.ts'
export {
  BREAK_KINDS,
  BREAK_LENGTHS,
  type BreakKind,
  type BreakLength,
} from './protection/breaks.ts'
export {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PLAY_LIMITS,
  type LimitKind,
  type LimitName,
  type LimitPeriod,
} from './protection/limit-kinds.ts'
