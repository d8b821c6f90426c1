import { fraction } from '../../../chance/fraction.ts'
import type { BetFacts } from '../../board-facts.ts'
import { EVERY_SPOT } from './every-spot.ts'
import { payMinor } from './pay-minor.ts'
import { POCKETS } from './pockets.ts'
import {
  HALF_KINDS,
  INSIDE_KINDS,
  THIRD_KINDS,
  type RouletteKind,
  type RouletteSpot,
} from './spot.ts'

/** The exact figures of each kind of bet, from its first spot and every pocket of the wheel. */
export function betFacts(): readonly BetFacts[] {
  return [...HALF_KINDS, ...THIRD_KINDS, ...INSIDE_KINDS].map((kind) => spotFacts(firstOf(kind)))
}

/** The exact figures of one spot. */
export function spotFacts(spot: RouletteSpot): BetFacts {
  const pays = Array.from({ length: POCKETS }, (_, number) => payMinor(1n, spot, { number }))
  const won = pays.filter((pay) => pay > 0n)
  return {
    key: spot.kind,
    exactReturn: fraction(
      pays.reduce((sum, pay) => sum + pay, 0n),
      BigInt(POCKETS),
    ),
    hitRate: fraction(BigInt(won.length), BigInt(POCKETS)),
    largestMultiple: Number(won[0] ?? 0n),
  }
}

function firstOf(kind: RouletteKind): RouletteSpot {
  const found = EVERY_SPOT.find(({ spot }) => spot.kind === kind)
  if (found === undefined) throw new Error(`The layout has no spot of kind ${kind}`)
  return found.spot
}
