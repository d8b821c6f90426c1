export { apply, type Applied } from './apply.ts'
export type { EngineInput } from './at.ts'
export { addChanges, isNothing, noChanges, type Changes } from './changes.ts'
export { codesOf } from './command.ts'
export type {
  EngineAnswer,
  ImmediateCommand,
  OrderPart,
  OwnLimit,
  PlaceCommand,
  RequestedOrder,
} from './command.ts'
export type { HouseQuote } from './house/house-quote.ts'
export { openHouseRisk, type HouseRisk, type MarketAtRisk } from './house/house-risk.ts'
export { houseStake } from './house/house-stake.ts'
export { independentBatches, moneyKeysOf } from './independent-batches.ts'
export { runnerBet, scoreBet } from './market/bet-of.ts'
export { moreOf, surplusOf, takeHolding, type Holding } from './market/holding.ts'
export { keepFresh } from './market/keep-fresh.ts'
export { openLiveMarket } from './market/live-market.ts'
export type { LiveMarket, MarketKind } from './market/live-market.ts'
export { positionOf } from './market/positions.ts'
export { profitOf } from './market/profit-of.ts'
export {
  expectEvent,
  noteCommitted,
  reportedState,
  restoreReported,
  type ReportedState,
} from './market/reported-state.ts'
export { setClockBack, setStateBack } from './market/set-clock-back.ts'
export { restoreMatched } from './market/restore-matched.ts'
export { isForSide, LINE_RUNNER_ID, type BetSide, type Terms } from './market/terms.ts'
export { remainingOf, type LiveOrder } from './orders/live-order.ts'
export type { OrderEntry } from './orders/order-entry.ts'
export { restoreOrder } from './orders/restore-order.ts'
export { plan, type Planned } from './plan.ts'
export type { MarketPrice, RunnerOffer } from './prices/market-price.ts'
export type { LapseCode, Refusal, RefusalCode } from './refusal.ts'
