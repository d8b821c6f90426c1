import { percentOf } from '@maidan/money'
import { weightOf, type PlayKind, type PlayWeights } from '../turnover/play-weights.ts'
import { bonusTurnover, type PromotionTerms } from './promotion-terms.ts'

/** Play of one kind that was decided in the week, as it stands as the week is counted. Minor units. */
export type LostPlay = {
  kind: PlayKind
  /** What it won; below zero, what it lost. */
  netMinor: bigint
  /** What of that was won from the house, or lost to it, where some of it was against other players; else null. */
  atHouseMinor: bigint | null
}

/**
 * What a player lost over the kinds of play that count, wins taken off; below zero if they are ahead. A
 * loss to other players counts nothing, since two accounts of one person could lose to each other: where
 * both are in one play, it counts as far as the house has won of it.
 */
export function netLoss(weights: PlayWeights, plays: readonly LostPlay[]): bigint {
  return plays
    .filter(({ kind }) => weightOf(weights, kind) > 0)
    .reduce((lost, play) => lost - countedNet(play), 0n)
}

function countedNet({ netMinor, atHouseMinor }: LostPlay): bigint {
  if (atHouseMinor === null || netMinor >= 0n) return netMinor
  const lostMinor = atHouseMinor < 0n ? atHouseMinor : 0n
  return netMinor < lostMinor ? lostMinor : netMinor
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
