import type { WalletCurrency } from '@maidan/cashier/lists'
import { currencies, isCurrency, type Currency } from '@maidan/money'

export { SPORTS, type Sport } from '@maidan/exchange/lists'

/** What a wide screen shows a visitor at `/`; the first unless staff choose the other. */
export const WIDE_HOMES = ['landing', 'lobby'] as const

/** Whether guests see matches and their prices; the first unless staff choose the other. */
export const GUEST_ODDS = ['on', 'off'] as const

/** How players pay in: all through e-wallet requests, or by hand from a list of accounts. The first unless staff choose. */
export const PAYMENT_SHAPES = ['ewallet', 'list'] as const

/** Everything about the site that an administrator may set, section by section as the desk shows it. */
export const SETTING_NAMES = [
  'site_title',
  'site_status',
  'wide_home',
  'guest_odds',
  'system_notice',
  'support_mail',
  'whatsapp',
  'live_chat',
  'intercom',
  'tawk_id',
  'social_whatsapp',
  'social_facebook',
  'social_telegram',
  'affiliate_url',
  'usdt_rate',
  'inr_rate',
  'pkr_rate',
  'payment_shape',
  'withdrawal_status',
  'vip_rate',
  'referral_reward',
  'referral_countries',
  'deposit_auto_credit',
  'nameless_payer_max',
  'message_credit_max',
  'deposit_second_person_from',
  'cashier_day_limit',
  'withdrawal_second_person_from',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

/** How a setting is written: a word, words by language, on or off, one of several, some countries, a number. */
export const SETTING_KINDS = [
  'text',
  'link',
  'texts',
  'flag',
  'choice',
  'countries',
  'decimal',
] as const
export type SettingKind = (typeof SETTING_KINDS)[number]

/**
 * When another value of a setting takes a second person. Stopping never does, nor taking words back;
 * opening again may, and so may saying something.
 */
export const SECOND_PERSON_TERMS = ['always', 'to_open', 'to_say', 'never'] as const

/** What a game is like, as the lobby sorts it: how a slot pays, and who plays a board's round. */
export const GAME_FEATURES = [
  'free-spins',
  'multiplier',
  'expanding-wilds',
  'all-ways',
  'clusters',
  'own-round',
  'live-room',
  'held-coins',
  'cascades',
  'wild-respins',
] as const
export type GameFeature = (typeof GAME_FEATURES)[number]

/** How far the results of a game swing, the calmest first. */
export const VOLATILITIES = ['low', 'medium', 'medium-high', 'high'] as const

/** Match odds are bets among players; bookmaker and fancy go against the house at its rate. */
export const MARKET_KINDS = ['match_odds', 'bookmaker', 'fancy'] as const

/** Languages that the house speaks; the first is the one of those who chose none. */
export const LANGUAGES = ['en', 'bn'] as const
export type Language = (typeof LANGUAGES)[number]

/** What a player may have their statement of a month as: rows for a table, or pages to print. */
export const STATEMENT_FORMATS = ['csv', 'pdf'] as const
export type StatementFormat = (typeof STATEMENT_FORMATS)[number]

export const STAFF_ROLES = ['admin', 'cashier', 'trader', 'support', 'auditor'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Roles whose yes counts for nobody's request: one person may invite these. */
export const ALONE_ROLES = ['auditor'] as const satisfies readonly StaffRole[]

/** Every currency that the house keeps accounts in. */
export const CURRENCIES: readonly Currency[] = Object.keys(currencies).filter(isCurrency)

/** Currencies that a player can choose for their own account. */
export const PLAYER_CURRENCIES = ['BDT', 'INR', 'PKR'] as const satisfies readonly WalletCurrency[]
export type PlayerCurrency = (typeof PLAYER_CURRENCIES)[number]

/** The one currency of the exchange, and of what the house offers to somebody without an account. */
export const HOME_CURRENCY = 'BDT' satisfies PlayerCurrency

/** What a player may be told of by a notice on their device. */
export const NOTICE_KINDS = ['money', 'withdrawal', 'bets', 'messages'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** How a log-in ended. */
export const LOG_IN_RESULTS = ['logged_in', 'wrong_password', 'wrong_code', 'blocked'] as const
export type LogInResult = (typeof LOG_IN_RESULTS)[number]

/** How a withdrawal is paid: by staff in the wallet's own app, or by the method's partner. */
export const PAYOUT_WAYS = ['hand', 'partner'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

/** Where a part of a deposit stands that goes back; of a kept one the player has the money. */
export const REFUND_STATES = ['pending', 'given', 'kept'] as const

/** What people say came of a refund on which its partner is silent. */
export const REFUND_VERDICTS = [
  'given',
  'kept',
] as const satisfies readonly (typeof REFUND_STATES)[number][]
export type RefundVerdict = (typeof REFUND_VERDICTS)[number]

/** Transfers of one sweep of dollars: whoever signs them reads every line. */
export const SWEEP_TRANSFERS_MAX = 100

/** What became of one transfer of a sweep of dollars. */
export const SWEEP_LINE_STATES = ['open', 'swept', 'ended'] as const

/** Why a deposit goes back by hand alone: its partner publishes no call for it, or it came over a chain. */
export const REFUND_OBSTACLES = ['no_such_call', 'over_chain'] as const
export type RefundObstacle = (typeof REFUND_OBSTACLES)[number]

/** What becomes of what a player owes: taken from their balance, or given up. */
export const CLAIM_VERDICTS = ['collect', 'write_off'] as const
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number]

/** What of an account can be blocked by itself, and all of it. */
export const PLAYER_SECTIONS = ['exchange', 'games', 'account'] as const
export type PlayerSection = (typeof PLAYER_SECTIONS)[number]

/** Why a win is held: its game cannot have paid it, or its provider has paid out too much that day. */
export const HELD_WIN_REASONS = ['above_largest', 'above_daily'] as const

/** How a day of a provider's games stands: far from its most, from 80 % of it on, or at it. */
export const PROVIDER_DAY_STATES = ['within', 'near', 'reached'] as const

/** What takes two people (law 24). The house has a rule for each of them. */
export const APPROVAL_KINDS = [
  'deposit.credit',
  'deposit.refund',
  'refund.end',
  'deposit.reverse',
  'claim.end',
  'withdrawal.pay',
  'balance.correct',
  'market.settle',
  'market.open',
  'limit.change',
  'setting.change',
  'page.publish',
  'front.change',
  'staff.invite',
  'staff.role',
  'staff.open',
  'staff.recover',
  'win.release',
  'contest.end',
  'provider.most',
  'player.factor.reset',
  'player.open',
  'method.open',
  'game.open',
  'device.trust',
  'promotion.change',
  'vip.change',
  'unallocated.give',
  'unallocated.return',
  'break.know',
  'bonus.stop',
  'bonus.offer',
  'method.terms',
  'method.routes',
  'receiving.add',
  'receiving.caps',
  'receiving.open',
] as const

export { APPROVAL_FACTS } from './approval-facts.ts'

/** The categories of the documents that a promotion may stand in, by their numbers. */
export const PROMOTION_CATEGORIES = {
  welcome: 99,
  slots: 1,
  casino: 2,
  sports: 4,
  fishing: 8,
  esports: 32,
  lottery: 64,
  p2p: 128,
  table: 256,
  arcade: 1024,
  crash: 8192,
  others: 512,
} as const

/** The pictures that the house draws for promotions. */
export const PROMOTION_PICTURES = [
  'welcome-100',
  'slots-reload',
  'weekend-cricket',
  'refer-friend',
  'fishing-frenzy',
  'promo-code',
  'cashback',
  'mission',
] as const

/**
 * How a phone that forwards messages does: a second person has not agreed to it, it was not heard
 * yet, heard lately, silent, out of use.
 */
export const DEVICE_STATES = ['untrusted', 'new', 'live', 'silent', 'revoked'] as const
export type DeviceState = (typeof DEVICE_STATES)[number]

/** What a forwarded message is: money in, money out, neither, not understood, told of before. */
export const DEVICE_MESSAGE_KINDS = ['received', 'sent', 'other', 'unread', 'repeated'] as const
