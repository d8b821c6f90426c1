export {
  COMBINED_CENTI_MAX,
  combinedCenti,
  isTooLong,
  LEGS_MAX,
  returnOf,
  stakeWithin,
} from './combined-odds.ts'
export { countingOdds, settleLegs, type DecidedLeg } from './settle-legs.ts'
