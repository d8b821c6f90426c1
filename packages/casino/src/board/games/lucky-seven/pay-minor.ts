import type { Card } from '../../../cards/card.ts'
import { luckySevenPlace, type LuckySevenOutcome } from './outcome.ts'
import type { LuckySevenSide, LuckySevenSpot } from './spot.ts'

/** What a won stake is paid on top of its return, for one. */
export const LUCKY_SEVEN_PAYS: Readonly<Record<LuckySevenSide, bigint>> = {
  down: 1n,
  seven: 11n,
  up: 1n,
  red: 1n,
  'seven-hearts': 48n,
  black: 1n,
}

/** Sides that are paid one to one have half of their stake back when a seven comes. */
const HALVED_BY_SEVEN: readonly LuckySevenSide[] = ['down', 'up', 'red', 'black']

/**
 * What a stake is paid, in minor units, its return included. On a seven the simple sides get half
 * of their stake back, rounded down, whatever its colour.
 */
export function payMinor(
  stakeMinor: bigint,
  { on }: LuckySevenSpot,
  outcome: LuckySevenOutcome,
): bigint {
  const isSeven = luckySevenPlace(outcome) === 'seven'
  if (isSeven && HALVED_BY_SEVEN.includes(on)) return stakeMinor / 2n
  return isWon(on, outcome) ? stakeMinor * (LUCKY_SEVEN_PAYS[on] + 1n) : 0n
}

function isWon(on: LuckySevenSide, outcome: LuckySevenOutcome): boolean {
  const place = luckySevenPlace(outcome)
  switch (on) {
    case 'down':
    case 'seven':
    case 'up':
      return on === place
    case 'red':
      return isRed(outcome.card)
    case 'black':
      return !isRed(outcome.card)
    case 'seven-hearts':
      return place === 'seven' && outcome.card.suit === 'hearts'
  }
}

function isRed({ suit }: Card): boolean {
  return suit === 'hearts' || suit === 'diamonds'
}
