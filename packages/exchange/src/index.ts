export { netOfRunnerBet, netOfScoreBet } from './bet/bet.ts'
export type { ClaimSide, RunnerBet, ScoreBet } from './bet/bet.ts'
export { isClaimTrue, SCORE_MAX } from './bet/claim.ts'
export type { Claim } from './bet/claim.ts'
export { profitAtRate, profitAtTick } from './bet/profit.ts'
export { digestOf } from './book/digest-book.ts'
export { openFastBook } from './book/fast-book.ts'
export { openNaiveBook } from './book/naive-book.ts'
export { LEVEL_MAX_MINOR, SIZE_MAX_MINOR } from './book/order-book.ts'
export type {
  BookEvent,
  Depth,
  LapseReason,
  NewOrder,
  OrderBook,
  Persistence,
  PriceSize,
  RestingOrder,
  Side,
} from './book/order-book.ts'
export type { RunnerNet } from './cash-out/hedge-around.ts'
export { quoteCashOut } from './cash-out/quote-cash-out.ts'
export type {
  CashOutOffer,
  CashOutRefusal,
  CashOutRequest,
  HedgeOrder,
} from './cash-out/quote-cash-out.ts'
export type { Explanation } from './exposure/explanation.ts'
export { exposureAfter } from './exposure/exposure-after.ts'
export type { ExposureChange } from './exposure/exposure-after.ts'
export type { Exposure, OutcomeNet } from './exposure/exposure.ts'
export { exposureOfRunners } from './exposure/runner-exposure.ts'
export type { RunnerOutcome } from './exposure/runner-exposure.ts'
export { exposureOfScore } from './exposure/score-exposure.ts'
export type { ScoreOutcome } from './exposure/score-outcomes.ts'
export { fullnessBps } from './limits/fullness.ts'
export { capsOf, leastOf } from './limits/house-limits.ts'
export type { HouseLimits, MarketCaps, OtherRisk } from './limits/house-limits.ts'
export { lossOnRunners, lossOnScore } from './limits/house-loss.ts'
export { LIMIT_SCOPES } from './limits/limit-scopes.ts'
export type { LimitScope } from './limits/limit-scopes.ts'
export { possibleStake, rateAtTick } from './limits/possible-stake.ts'
export type { HouseQuoteSide } from './limits/possible-stake.ts'
export { sizeOffers } from './limits/size-offers.ts'
export type { HouseOffer } from './limits/size-offers.ts'
export { worstLossOnRunners, worstLossOnScore } from './limits/worst-loss.ts'
export { admitOrder } from './market/admit-order.ts'
export type { Admission, AdmittedOrder, OrderTerms } from './market/admit-order.ts'
export { applyMarketCommand } from './market/apply-market-command.ts'
export { CANCEL_WINDOW_MS, isCancelsOnly } from './market/cancels-only.ts'
export { confirmOrder } from './market/confirm-order.ts'
export type { Confirmation } from './market/confirm-order.ts'
export { isFeedStale } from './market/is-feed-stale.ts'
export { newMarket } from './market/market.ts'
export type {
  Market,
  MarketCommand,
  MarketMove,
  MarketRefusal,
  MarketRunner,
  MarketStatus,
  NewMarket,
  SuspensionReason,
} from './market/market.ts'
export { commissionOn } from './settlement/commission-on.ts'
export { differenceOf } from './settlement/difference-of.ts'
export { settleRunners } from './settlement/settle-runners.ts'
export { settleScores } from './settlement/settle-scores.ts'
export type {
  BetOutcome,
  MarketResult,
  PlacedRunnerBet,
  PlacedScoreBet,
  PlayerSettlement,
  SettledBet,
  Settlement,
  SettlementTerms,
  TimeSpan,
} from './settlement/settlement.ts'
export { splitVoided } from './settlement/split-voided.ts'
export { voidAll } from './settlement/void-all.ts'
