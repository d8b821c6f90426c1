import { percentOf } from '@maidan/money'
import type { PlayWeights } from '../turnover/play-weights.ts'
import type { MissionPeriod, PromotionKind } from './promotion-kinds.ts'

/** The terms of a promotion. Minor units; 960 hundredths are 9.6 %. */
export type PromotionTerms = {
  kind: PromotionKind
  status: 'display' | 'active'
  startsAt: Date
  endsAt: Date
  onDeposit: boolean
  percentHundredths: number
  turnoverMultiple: number
  /** How many days the turnover may take. */
  bonusDays: number
  depositMinMinor: bigint
  /** 0 for no limit. */
  bonusMaxMinor: bigint
  oncePerPlayer: boolean
  firstDepositOnly: boolean
  /** What counts how much towards the turnover. */
  weights: PlayWeights
  /** Sports bets at shorter odds count nothing towards the turnover; hundredths, 0 for any odds. */
  oddsMinCenti: number
  /** While the bonus is kept, no more may be staked at once in a game, nor be at risk on a market; 0 for any amount. */
  betMaxMinor: bigint
  /** Whether it may be taken while the turnover of another bonus is open. */
  besideOthers: boolean
  /** By which methods a deposit for it comes, by their keys; none named: by any. */
  methods: readonly string[]
  /** For players of these countries, two capital letters each; none named: of any. */
  countries: readonly string[]
  /** For players with at least so many VIP points earned; 0 for everybody. */
  vipFrom: number
  /** Of what a code is for: the code, what it gives (as a mission does), how often in all, to whom, and whether it is shown. */
  code: string | null
  amountMinor: bigint
  usesMax: number
  phoneVerifiedOnly: boolean
  depositorsOnly: boolean
  isCodeListed: boolean
  /** Of cashback alone: the least loss of a week. */
  lossMinMinor: bigint
  /** Of free rounds alone: the game, how many, the bet of each, and in how many days they are played. */
  freeGame: string | null
  freeRounds: number
  freeBetMinor: bigint
  freeDays: number
  /** Of missions alone: in what time, how many plays, and the least stake of each. */
  missionPeriod: MissionPeriod | null
  missionPlays: number
  stakeMinMinor: bigint
}

/** What the player did before, the deposit in question left out. */
export type PromotionHistory = {
  depositsCredited: bigint
  timesUsed: bigint
  turnoversActive: bigint
  /** VIP points since the account was opened. */
  vipEarned: bigint
  /** Of their main phone; null where its number tells of none. */
  country: string | null
}

/** A deposit as its player asked for it. */
export type Claim = { amountMinor: bigint; methodKey: string; at: Date }

export type PromotionRefusal =
  | 'PROMOTION_UNAVAILABLE'
  | 'PROMOTION_METHOD'
  | 'PROMOTION_LEVEL'
  | 'PROMOTION_TURNOVER_ACTIVE'

/** Why a player may not take a promotion with a deposit; null if they may. */
export function promotionRefusal(
  terms: PromotionTerms,
  history: PromotionHistory,
  { amountMinor, methodKey, at }: Claim,
): PromotionRefusal | null {
  const open =
    terms.status === 'display' && terms.onDeposit && terms.startsAt <= at && at < terms.endsAt
  if (!open || amountMinor < terms.depositMinMinor) return 'PROMOTION_UNAVAILABLE'
  if (isElsewhere(terms, history.country)) return 'PROMOTION_UNAVAILABLE'
  if (terms.firstDepositOnly && history.depositsCredited > 0n) return 'PROMOTION_UNAVAILABLE'
  if (terms.oncePerPlayer && history.timesUsed > 0n) return 'PROMOTION_UNAVAILABLE'
  if (terms.methods.length > 0 && !terms.methods.includes(methodKey)) return 'PROMOTION_METHOD'
  if (isAboveLevel(terms, history)) return 'PROMOTION_LEVEL'
  return waitsForTurnover(terms, history) ? 'PROMOTION_TURNOVER_ACTIVE' : null
}

/**
 * Whether a promotion is for players of other countries. Whoever is from elsewhere is told nothing of it:
 * to them it is as one that is not there.
 */
export function isElsewhere(
  { countries }: Pick<PromotionTerms, 'countries'>,
  country: string | null,
): boolean {
  return countries.length > 0 && (country === null || !countries.includes(country))
}

/** Whether a promotion is for players with more VIP points than this one has earned. */
export function isAboveLevel(
  { vipFrom }: Pick<PromotionTerms, 'vipFrom'>,
  { vipEarned }: Pick<PromotionHistory, 'vipEarned'>,
): boolean {
  return vipEarned < BigInt(vipFrom)
}

/** Whether the turnover of another bonus has to be done before a promotion is taken. */
export function waitsForTurnover(
  { besideOthers }: Pick<PromotionTerms, 'besideOthers'>,
  { turnoversActive }: Pick<PromotionHistory, 'turnoversActive'>,
): boolean {
  return turnoversActive > 0n && !besideOthers
}

/**
 * The bonus for a deposit, rounded down to the minor unit and capped; and what is to be staked
 * before a withdrawal: deposit and bonus times the multiple.
 */
export function bonusTerms(
  terms: Pick<PromotionTerms, 'percentHundredths' | 'bonusMaxMinor' | 'turnoverMultiple'>,
  depositMinor: bigint,
): { bonusMinor: bigint; requiredMinor: bigint } {
  const percent = percentOf(depositMinor, BigInt(terms.percentHundredths), 'floor')
  const capped = terms.bonusMaxMinor > 0n && percent > terms.bonusMaxMinor
  const bonusMinor = capped ? terms.bonusMaxMinor : percent
  return { bonusMinor, requiredMinor: (depositMinor + bonusMinor) * BigInt(terms.turnoverMultiple) }
}

/** What is to be staked for a bonus that came without a deposit: the bonus alone times the multiple. */
export function bonusTurnover(bonusMinor: bigint, turnoverMultiple: number): bigint {
  return bonusMinor * BigInt(turnoverMultiple)
}
