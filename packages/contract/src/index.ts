export * from './calls/answered.ts'
export {
  approvalDecision,
  approvalEvidence,
  approvalFact,
  approvalKind,
  approvalReason,
  approvalState,
} from './calls/staff/staff-approval-schemas.ts'
export { COUNTRY_LIST, readCountryList, writeCountryList } from './content/country-list.ts'
export { securityEventKinds } from './security/security-event-kinds.ts'
export type { SecurityEventKind } from './security/security-event-kinds.ts'
export { staffRole } from './calls/staff/staff-schemas.ts'
export {
  ALONE_ROLES,
  APPROVAL_FACTS,
  APPROVAL_KINDS,
  CLAIM_VERDICTS,
  CURRENCIES,
  GAME_FEATURES,
  GUEST_ODDS,
  HELD_WIN_REASONS,
  PAYMENT_SHAPES,
  HOME_CURRENCY,
  LANGUAGES,
  LOG_IN_RESULTS,
  MARKET_KINDS,
  NOTICE_KINDS,
  PAYOUT_WAYS,
  REFUND_VERDICTS,
  PLAYER_CURRENCIES,
  PLAYER_SECTIONS,
  PROVIDER_DAY_STATES,
  PROMOTION_CATEGORIES,
  PROMOTION_PICTURES,
  SECOND_PERSON_TERMS,
  SETTING_KINDS,
  SETTING_NAMES,
  SPORTS,
  SWEEP_TRANSFERS_MAX,
  WIDE_HOMES,
  STAFF_ROLES,
} from './lists.ts'
export type {
  ClaimVerdict,
  DeviceState,
  GameFeature,
  Language,
  LogInResult,
  NoticeKind,
  PayoutWay,
  RefundObstacle,
  RefundVerdict,
  PlayerCurrency,
  PlayerSection,
  SettingKind,
  SettingName,
  Sport,
  StaffRole,
  StatementFormat,
} from './lists.ts'
export { calls } from './calls/index.ts'
export type { CallName, Calls } from './calls/index.ts'
export type { CallDefinition } from './call.ts'
export type { CallAnswer, CallBody, CallInput, CallParams, CallQuery } from './call-types.ts'
export type { CallAuth, CallFacts } from './facts/call-facts.ts'
export {
  BETS_PER_REQUEST_MAX,
  CHAT_MESSAGE_LENGTH_MAX,
  UPLOAD_BYTES_MAX,
  STAFF_PASSWORD_LENGTH_MIN,
  CLAIM_MINUTES,
} from './limits.ts'
export { CAPTCHA_DIGITS, CAPTCHA_HEADER } from './captcha/captcha-answer.ts'
export {
  BANNERS,
  FRONT_ENDED_MAX,
  FRONT_PAGES,
  FRONT_PIECES_MAX,
  FRONT_PLACES,
  FRONT_STATES,
  FRONT_WORDS_LENGTH_MAX,
  SLIDE_PICTURES,
  type FrontPage,
  type FrontPlace,
  type FrontState,
  type SlidePicture,
} from './content/front-page.ts'
export {
  AGREED_PAGES,
  PAGE_BODY_LENGTH_MAX,
  PAGE_KEYS,
  PAGE_TITLE_LENGTH_MAX,
} from './content/page-keys.ts'
export type { AgreedPage, PageKey } from './content/page-keys.ts'
export { THEMES } from './content/themes.ts'
export type { Theme } from './content/themes.ts'
export { originOf } from './origin-of.ts'
export type { CallOrigin } from './origin-of.ts'
export { errorCatalogue } from './errors.ts'
export type { ErrorBody } from './error-body.ts'
export type { ErrorCode } from './errors.ts'
export { LIVE_PATH, liveEvent, liveHello } from './live/live-event.ts'
export type { LiveEvent } from './live/live-event.ts'
export {
  byKeyRing,
  bySlug,
  STUDIO_PROVIDERS,
  keyRingName,
  FREE_BET_ODDS_MIN,
  SPORTS_BOOK,
  type KeyRingName,
  type ProviderSlug,
} from './games/game-providers.ts'
export {
  LISTED_ROUNDS_MAX,
  roundListAnswer,
  roundListQuestion,
  type ListedRoundState,
  type ROUND_STATES,
  type RoundDifference,
  type RoundListAnswer,
  type RoundListQuestion,
} from './games/round-list.ts'
export type {
  SlotCoin,
  SlotCoinKind,
  SlotEvent,
  SlotGrid,
  SlotPosition,
  SlotWin,
} from './games/slot.ts'
export { bookmakerCode, eventOfCode, fancyCode } from './exchange/market-code.ts'
export { isSport } from './exchange/sports.ts'
