import {
  FULL_WEIGHT_BPS,
  PLAY_KINDS,
  weightOf,
  type PlayTerms,
  type PlayWeights,
} from '@maidan/cashier'
import type { CallAnswer, Calls } from '@maidan/contract'
import { oddsText } from './odds-text.ts'
import { percentText } from './percent-text.ts'

type WeightList = CallAnswer<Calls['showPromotion']>['weights']

/** The kinds of play that do not count in full, as calls answer them. */
export function weightList(weights: PlayWeights): WeightList {
  return PLAY_KINDS.map((play) => ({ play, bps: weightOf(weights, play) }))
    .filter(({ bps }) => bps < FULL_WEIGHT_BPS)
    .map(({ play, bps }) => ({ play, percent: percentText(bps) }))
}

/** What counts towards a turnover, as calls answer it: least odds where there are any. */
export function playTermFields({ weights, oddsMinCenti }: PlayTerms) {
  return {
    weights: weightList(weights),
    ...(oddsMinCenti > 0 && { odds_min: oddsText(oddsMinCenti) }),
  }
}
