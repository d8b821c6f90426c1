export { CASH_OUT_MARGIN_BPS, cashOutWorth, type PricedLeg } from './cash-out-worth.ts'
export {
  COMBINED_CENTI_MAX,
  combinedCenti,
  isTooLong,
  leastReturnOf,
  LEGS_MAX,
  returnOf,
  shortestCenti,
  stakeWithin,
} from './combined-odds.ts'
export { FREE_BET_ODDS_MIN_CENTI, freeReturnOf, mayBeFree } from './free-bet.ts'
export { countingOdds, settleLegs, systemReturnOf, type DecidedLeg } from './settle-legs.ts'
export { allTogether, betCount, isOffered, isSystem, systemsOf, type Sizes } from './sizes.ts'
