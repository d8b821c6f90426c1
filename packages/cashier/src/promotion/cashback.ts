import { percentOf } from '@maidan/money'
import { weightOf, type PlayKind, type PlayWeights } from '../turnover/play-weights.ts'
import { bonusTurnover, type PromotionTerms } from './promotion-terms.ts'

/** A span of time in milliseconds of the clock; the end is no part of it. */
export type Week = { fromMs: number; untilMs: number }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS
/** The first Monday of the clock, 5 January 1970 at 00:00 in Dhaka, which is six hours ahead. */
const FIRST_MONDAY_MS = 4 * DAY_MS - 6 * HOUR_MS

/** The week of Dhaka that an instant is in, Monday 00:00 to Monday 00:00. */
export function dhakaWeek(instantMs: number): Week {
  const weeks = Math.floor((instantMs - FIRST_MONDAY_MS) / WEEK_MS)
  const fromMs = FIRST_MONDAY_MS + weeks * WEEK_MS
  return { fromMs, untilMs: fromMs + WEEK_MS }
}

/** Play of one kind that was decided in the week, as it stands as the week is counted. Minor units. */
export type DecidedPlay = {
  kind: PlayKind
  /** What it won; below zero, what it lost. */
  netMinor: bigint
  /** What was at risk against the house, where some of it was against other players; else null. */
  atHouseMinor: bigint | null
}

/**
 * What a player lost over the kinds of play that count, wins taken off; below zero if they are ahead. A
 * loss to other players counts nothing, since two accounts of one person could lose to each other: where
 * both are in one play, it counts as far as money was at risk against the house.
 */
export function netLoss(weights: PlayWeights, plays: readonly DecidedPlay[]): bigint {
  return plays
    .filter(({ kind }) => weightOf(weights, kind) > 0)
    .reduce((lost, play) => lost - countedNet(play), 0n)
}

function countedNet({ netMinor, atHouseMinor }: DecidedPlay): bigint {
  return atHouseMinor !== null && netMinor < -atHouseMinor ? -atHouseMinor : netMinor
}

export type CashbackTerms = Pick<
  PromotionTerms,
  'percentHundredths' | 'lossMinMinor' | 'bonusMaxMinor' | 'turnoverMultiple'
>

/** What a loss gives: the percent rounded down and capped, nothing below the least loss; and its turnover. */
export function cashbackOf(
  terms: CashbackTerms,
  lostMinor: bigint,
): { bonusMinor: bigint; requiredMinor: bigint } {
  const isEnough = lostMinor > 0n && lostMinor >= terms.lossMinMinor
  const share = isEnough ? percentOf(lostMinor, BigInt(terms.percentHundredths), 'floor') : 0n
  const isCapped = terms.bonusMaxMinor > 0n && share > terms.bonusMaxMinor
  const bonusMinor = isCapped ? terms.bonusMaxMinor : share
  return { bonusMinor, requiredMinor: bonusTurnover(bonusMinor, terms.turnoverMultiple) }
}

type Running = Pick<PromotionTerms, 'kind' | 'status' | 'startsAt' | 'endsAt'> & { createdAt: Date }

/** Whether a week counts: it began when the promotion was there and shown, and ends before it does. */
export function countsWeek(terms: Running, { fromMs, untilMs }: Week): boolean {
  const isThere = terms.kind === 'cashback' && terms.status === 'display'
  const hasBegun = Math.max(terms.startsAt.getTime(), terms.createdAt.getTime()) <= fromMs
  return isThere && hasBegun && untilMs <= terms.endsAt.getTime()
}
