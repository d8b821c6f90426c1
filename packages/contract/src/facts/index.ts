export {
  BONUS_DAYS,
  BREAK_LENGTHS,
  bonusTerms,
  cheapGames,
  FEE_PERCENT_HUNDREDTHS_MAX,
  isMovement,
  MISSION_PERIODS,
  MOBILE_FORMS,
  PLAY_KINDS,
  PROMOTION_KINDS,
  ROUTES_MAX,
  VIP_LEVELS_MAX,
  walletNumber,
  withdrawalFee,
  type BreakLength,
  type CheapGames,
  type Movement,
  type PlayKind,
  type PromotionKind,
  type WalletCurrency,
} from '@maidan/cashier/lists'
export { CAPTCHA_DIGITS, CAPTCHA_HEADER } from '../captcha/captcha-answer.ts'
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
} from '../content/front-page.ts'
export {
  AGREED_PAGES,
  PAGE_BODY_LENGTH_MAX,
  PAGE_KEYS,
  PAGE_TITLE_LENGTH_MAX,
} from '../content/page-keys.ts'
export { FREE_BET_ODDS_MIN, SPORTS_BOOK } from '../games/game-providers.ts'
export {
  GAME_FEATURES,
  HOME_CURRENCY,
  PLAYER_CURRENCIES,
  PROMOTION_CATEGORIES,
  PROMOTION_PICTURES,
  STATEMENT_FORMATS,
  SWEEP_TRANSFERS_MAX,
  VOLATILITIES,
  type GameFeature,
  type PlayerCurrency,
  type StatementFormat,
} from '../lists.ts'
export { PROMOTION_NAME_LENGTH_MAX, PROMOTION_TEXT_LENGTH_MAX } from '../limits.ts'
export { pictureIn } from '../content/picture-in.ts'
export { THEMES } from '../content/themes.ts'
export * from './bonuses.ts'
export * from './cashier.ts'
export * from './devices.ts'
export * from './receiving.ts'
export * from './refunds.ts'
export * from './reversals.ts'
export * from './usdt.ts'
export * from './content.ts'
export * from './exchange.ts'
export * from './front.ts'
export * from './games.ts'
export * from './identity.ts'
export * from './protection.ts'
export * from './reports.ts'
export * from './staff.ts'
export * from './support.ts'
