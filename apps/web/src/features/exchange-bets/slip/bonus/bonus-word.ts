import type { Selection } from '../../../../lib/exchange/selection.ts'
import { isFull } from '../../../../lib/is-full.ts'

type BonusWord = 'bonusNothing' | 'bonusPart' | 'bonusAtHouse' | 'bonusPartAtHouse'

/** Of bets whose kind is not known yet: what holds at odds holds at a rate, where all of it is the house's. */
export const ANY_KIND = 'match_odds' satisfies Selection['kind']

/**
 * What is to be said of a bet and a turnover of which `percent` says how much of the exchange counts: none
 * for one that is over; null where the whole bet counts. Odds are taken by the house or by another player,
 * and what a player takes counts nothing; at a rate all of it is the house's.
 */
export function bonusWord(kind: Selection['kind'], percent: string | undefined): BonusWord | null {
  if (percent === undefined) return null
  if (percent === '0') return 'bonusNothing'
  if (kind === 'match_odds') return isFull(percent) ? 'bonusAtHouse' : 'bonusPartAtHouse'
  return isFull(percent) ? null : 'bonusPart'
}
