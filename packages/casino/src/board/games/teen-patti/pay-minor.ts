import type { TeenPattiKind } from './hand.ts'
import type { TeenPattiResult } from './outcome.ts'
import type { TeenPattiSide, TeenPattiSpot } from './spot.ts'

/** What the better hand is paid on top of the stake, in hundredths of it. */
export const TEEN_PATTI_WIN_CENTI = 96n

/** What a pair or more in one hand is paid on top of the stake, for one. */
export const TEEN_PATTI_PLUS_PAYS: Readonly<Record<Exclude<TeenPattiKind, 'high-card'>, bigint>> = {
  pair: 1n,
  colour: 4n,
  sequence: 6n,
  'pure-sequence': 30n,
  trail: 40n,
}

/** What a pair or more in both hands is paid on top of the stake, for one. */
export const TEEN_PATTI_BOTH_PAYS = 14n

/**
 * What a stake is paid, in minor units, its return included, rounded down. Where both hands are
 * equally strong, a stake on either goes back whole.
 */
export function payMinor(
  stakeMinor: bigint,
  { on }: TeenPattiSpot,
  result: TeenPattiResult,
): bigint {
  return (stakeMinor * returnedCenti(on, result)) / 100n
}

function returnedCenti(on: TeenPattiSide, { winner, a, b }: TeenPattiResult): bigint {
  switch (on) {
    case 'a':
    case 'b':
      if (winner === 'equal') return 100n
      return winner === on ? 100n + TEEN_PATTI_WIN_CENTI : 0n
    case 'plus-a':
      return plusCenti(a)
    case 'plus-b':
      return plusCenti(b)
    case 'both-plus':
      return a === 'high-card' || b === 'high-card' ? 0n : 100n * (TEEN_PATTI_BOTH_PAYS + 1n)
  }
}

function plusCenti(kind: TeenPattiKind): bigint {
  return kind === 'high-card' ? 0n : 100n * (TEEN_PATTI_PLUS_PAYS[kind] + 1n)
}
