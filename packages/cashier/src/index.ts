export { dhakaDay, dhakaMonth, dhakaWeek, WEEK_MS, type Span } from './calendar/dhaka-spans.ts'
export {
  ARRIVAL_SOURCES,
  BOOK_RULES,
  CHAIN_KEY,
  CHAIN_STATES,
  DIFFERENCES,
  EVENT_SOURCES,
  MESSAGE_MISFITS,
  MOVE_KINDS,
  OUTSIDE_KEYS,
  PARTNER_KEYS,
  PAYMENT_DIRECTIONS,
  PAYMENT_STATES,
  UNALLOCATED_STATES,
  WITHDRAWAL_CONDITIONS,
  type ArrivalSource,
  type BookRule,
  type ChainState,
  type Difference,
  type Direction,
  type EventSource,
  type MessageMisfit,
  type MoveKind,
  type OutsideKey,
  type PartnerKey,
  type PaymentState,
  type UnallocatedState,
  type WithdrawalCondition,
} from './lists.ts'
export {
  BREAK_KINDS,
  BREAK_LENGTHS,
  type BreakKind,
  type BreakLength,
} from './protection/breaks.ts'
export { breakKind, breakLengths, breakUntil, isBreakOn } from './protection/breaks.ts'
export {
  asideParts,
  playFloor,
  type Aside,
  type FloorCode,
  type PlayFloor,
} from './protection/aside.ts'
export {
  askedChange,
  changeState,
  limitWish,
  type LimitAmount,
  type LimitChange,
} from './protection/limit-change.ts'
export {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PLAY_LIMITS,
  type LimitKind,
  type LimitName,
  type LimitPeriod,
} from './protection/limit-kinds.ts'
export { lossFloor, lossUsed, playRoom, type LossFloor } from './protection/loss-floor.ts'
export {
  leastRoom,
  periodSpan,
  roomLeft,
  type Room,
  type UsedLimit,
} from './protection/room-left.ts'
export { decideParking, PARK_AFTER_MS } from './reconciliation/decide-parking.ts'
export { reconcileDay } from './reconciliation/reconcile-day.ts'
export type {
  DayDifference,
  OurMove,
  PartnerMove,
  ReconciledDay,
} from './reconciliation/reconcile-day.ts'
export { abuseActs, needsReason, stateAfterAct } from './abuse/abuse-case.ts'
export type { AbuseAct, AbuseState } from './abuse/abuse-case.ts'
export { CASE_WEIGHT, pairOf, pairText } from './abuse/abuse-signal.ts'
export type { AbuseEvidence, AbuseSignal, AbuseSignalKind, Pair } from './abuse/abuse-signal.ts'
export { ALIKE_BPS, betSignals, type OppositeBets } from './abuse/bet-signals.ts'
export { contestSignals, type ContestOfTwo } from './abuse/contest-signals.ts'
export { planCases, type CasePlan, type KeptSignal } from './abuse/plan-cases.ts'
export { referralSignals, type Referral } from './abuse/referral-signals.ts'
export { traceSignals, type AbuseTrace, type TraceKind } from './abuse/trace-signals.ts'
export { chainBalance } from './messages/chain-balance.ts'
export { decideMessage } from './messages/decide-message.ts'
export type { MessageDecision, MessageFacts } from './messages/decide-message.ts'
export {
  channelsOf,
  channelTypes,
  CHECKOUT,
  readAccountType,
  readChannelType,
  TRC20,
} from './methods/channels.ts'
export { chooseRoute, type PaymentRoute, type RouteState } from './methods/choose-route.ts'
export { paymentMethods } from './methods/index.ts'
export {
  dayLeftMinor,
  FEE_PERCENT_HUNDREDTHS_MAX,
  withdrawalFee,
  type FeeTerms,
  type MethodTerms,
} from './methods/method-terms.ts'
export type { AccountType, ChannelType, PaymentMethod } from './methods/payment-method.ts'
export type { Message, ReadMessage } from './messages/message.ts'
export { readMessage } from './messages/read-message.ts'
export type { WalletKey } from './messages/grammar/families.ts'
export { decideDeposit, isDone, isOpen } from './payment/decide-deposit.ts'
export type {
  DepositDecision,
  DepositFacts,
  DepositMisfit,
  PartnerWord,
} from './payment/decide-deposit.ts'
export { decidePayout } from './payout/decide-payout.ts'
export type { PayoutDecision, PayoutFacts, PayoutWord } from './payout/decide-payout.ts'
export { afterAnswer, restSeconds, type PartnerState } from './payment/partner-rest.ts'
export { decideRefund } from './payout/decide-refund.ts'
export { refundEndsByHandFromMs } from './payout/refund-ends-by-hand.ts'
export { pauseBeforeCheckMs } from './payment/pause-before-check-ms.ts'
export {
  firstStates,
  mayCancel,
  mayMove,
  RELEASED_STATES,
  SETTLED_STATES,
  statesAfter,
  statesBefore,
  WAITING_STATES,
  wayTo,
  wayToCredit,
} from './payment/payment-state.ts'
export {
  paymentTimeline,
  type TimelineParts,
  type TimelineRefund,
} from './payment/payment-timeline.ts'
export type { TimelineStep } from './payment/payment-timeline.ts'
export { paymentTurn, turnBeganAt, type PaymentTurn } from './payment/payment-turn.ts'
export { paymentWarnings } from './payment/payment-warnings.ts'
export type { PaymentWarning, WarningFacts } from './payment/payment-warnings.ts'
export { statementMisfits } from './payment/statement.ts'
export type { FoundStatement, Misfit } from './payment/statement.ts'
export { inTaka, outOfTaka, type TakaRates } from './payment/taka-worth.ts'
export { transactionKey } from './payment/transaction-key.ts'
export { POINT_STAKE_MINOR } from './points/add-stake.ts'
export { earnedPoints, earnStake, type PointState, type PointTerms } from './points/earn-stake.ts'
export { pointsWeightMaxBps } from './points/points-cost.ts'
export { pointsWorth } from './points/points-worth.ts'
export { isLadder, vipStanding, type VipLevel } from './points/vip-level.ts'
export { BONUS_DAYS, bonusEnd, type BonusEnd, type KeptBonus } from './promotion/bonus-end.ts'
export {
  BONUS_DAYS_MAX,
  MISSION_PERIODS,
  MISSION_PLAYS_MAX,
  PROMOTION_KINDS,
  TURNOVER_RANGES,
  type MissionPeriod,
  type PromotionKind,
} from './promotion/promotion-kinds.ts'
export { cheapGames } from './promotion/cashback-edges.ts'
export { cashbackOf, netLoss, type CashbackTerms, type LostPlay } from './promotion/cashback.ts'
export { countsSpan } from './promotion/counts-span.ts'
export {
  missionPlaysDone,
  missionRefusal,
  missionSpan,
  missionTakenUntil,
  type MissionTerms,
  type StakedPlays,
} from './promotion/mission.ts'
export {
  FREE_DAYS_MAX,
  FREE_ROUNDS_MAX,
  isOverFreeRounds,
  settleFreeWins,
  type FreeRounds,
  type FreeWins,
} from './promotion/free-rounds.ts'
export { PROMO_CODE_LENGTH, promoCodeRefusal, readPromoCode } from './promotion/promo-code.ts'
export type { PromoCodeFacts, PromoCodeTerms } from './promotion/promo-code.ts'
export {
  bonusTerms,
  bonusTurnover,
  isElsewhere,
  promotionRefusal,
} from './promotion/promotion-terms.ts'
export type { PromotionHistory, PromotionTerms } from './promotion/promotion-terms.ts'
export { isReferralElsewhere } from './promotion/referral-reach.ts'
export { isMovement, movementKinds, type Movement } from './statements/movement-kinds.ts'
export { playerStatement, STATEMENT_KINDS } from './statements/player-statement.ts'
export type {
  KindSum,
  PlayerStatement,
  StatementDay,
  StatementKind,
  StatementRow,
} from './statements/player-statement.ts'
export { countedRisk } from './turnover/counted-risk.ts'
export { playAtRisk, type Play } from './turnover/play-at-risk.ts'
export {
  EXCHANGE_PLAY,
  FULL_WEIGHT_BPS,
  PLAY_KINDS,
  playKind,
  shareOf,
  weightOf,
} from './turnover/play-weights.ts'
export type { PlayKind, PlayTerms, PlayWeights } from './turnover/play-weights.ts'
export { spreadStakes } from './turnover/spread-stakes.ts'
export type { Requirement, Stake, TurnoverPart } from './turnover/spread-stakes.ts'
export { EVERYBODYS_TREASURY } from './usdt/everybodys-treasury.ts'
export { EVERYBODYS_XPUB } from './usdt/everybodys-xpub.ts'
export { chainLagMinutes } from './usdt/chain-lag.ts'
export { followChain, type Block, type BlockName, type ChainBreak } from './usdt/follow-chain.ts'
export { lockRate, RATE_LOCK_MINUTES } from './usdt/lock-rate.ts'
export { readTransfers, type TransactionInfo, type Transfer } from './usdt/read-transfers.ts'
export { transferFeeSun, trxText, type TransferCost } from './usdt/transfer-fee.ts'
export { usdtText } from './usdt/usdt-text.ts'
export { usdtWorth } from './usdt/usdt-worth.ts'
export {
  raisesCap,
  readReceivingNumber,
  RECEIVING_ACCOUNTS_MAX,
  RECEIVING_CAP_MAX_MINOR,
  type ReceivingCaps,
} from './wallet/receiving-account.ts'
export { pickAccount } from './wallet/pick-account.ts'
export type { ReceivingAccount } from './wallet/pick-account.ts'
export { maskedNumber } from './wallet/masked-number.ts'
export { normalTrxId, readTrxId } from './wallet/trx-id.ts'
export { MOBILE_FORMS, type WalletCurrency } from './wallet/mobile-forms.ts'
export { maskNumber, phoneOfWallet, walletNumber } from './wallet/wallet-number.ts'
export {
  isEasyPin,
  PIN_LOCK_MINUTES,
  PIN_TRIES,
  PIN_UNLOCK_MINUTES,
  readPin,
} from './withdrawal/withdrawal-pin.ts'
export { unmetCondition, withdrawalConditions } from './withdrawal/withdrawal-conditions.ts'
export type { WithdrawalFacts } from './withdrawal/withdrawal-conditions.ts'
