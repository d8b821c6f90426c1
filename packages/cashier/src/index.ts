export {
  EVENT_SOURCES,
  PAYMENT_DIRECTIONS,
  PAYMENT_STATES,
  type Direction,
  type EventSource,
  type PaymentState,
} from './lists.ts'
export { channelsOf, readAccountType } from './methods/channels.ts'
export { paymentMethods } from './methods/index.ts'
export type { AccountType, PaymentMethod } from './methods/payment-method.ts'
export { pauseBeforeCheckMs } from './payment/pause-before-check-ms.ts'
export {
  firstStates,
  mayMove,
  SETTLED_STATES,
  statesAfter,
  statesBefore,
  WAITING_STATES,
  wayTo,
} from './payment/payment-state.ts'
export { paymentTimeline } from './payment/payment-timeline.ts'
export type { TimelineStep } from './payment/payment-timeline.ts'
export { paymentWarnings } from './payment/payment-warnings.ts'
export type { PaymentWarning, WarningFacts } from './payment/payment-warnings.ts'
export { statementMisfits } from './payment/statement.ts'
export type { FoundStatement, Misfit } from './payment/statement.ts'
export { inTaka, outOfTaka, type TakaRates } from './payment/taka-worth.ts'
export { transactionKey } from './payment/transaction-key.ts'
export { addStake } from './points/add-stake.ts'
export { pointsWorth } from './points/points-worth.ts'
export { bonusTerms, promotionRefusal } from './promotion/promotion-terms.ts'
export type { PromotionHistory, PromotionTerms } from './promotion/promotion-terms.ts'
export { countedRisk } from './turnover/counted-risk.ts'
export { playAtRisk, type Play } from './turnover/play-at-risk.ts'
export { spreadStakes } from './turnover/spread-stakes.ts'
export type { Requirement, Stake, TurnoverPart } from './turnover/spread-stakes.ts'
export { pickAccount } from './wallet/pick-account.ts'
export type { ReceivingAccount } from './wallet/pick-account.ts'
export { normalTrxId, readTrxId } from './wallet/trx-id.ts'
export { MOBILE_FORMS, type WalletCurrency } from './wallet/mobile-forms.ts'
export { maskNumber, phoneOfWallet, walletNumber } from './wallet/wallet-number.ts'
