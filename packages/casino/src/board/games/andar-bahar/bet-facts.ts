import { fraction } from '../../../chance/fraction.ts'
import type { BetFacts } from '../../board-facts.ts'
import {
  ANDAR_BAHAR_PAYS_CENTI,
  ANDAR_BAHAR_SPOTS,
  DEALT_MAX,
  winsAt,
  type AndarBaharSpot,
} from './spots.ts'

/** Ways in which the three cards of the joker's rank can lie among the 51. */
const PLACES = (51n * 50n * 49n) / 6n

/** Of these, those in which the first of them is the `count`-th: the other two lie behind it. */
function placesAt(count: number): bigint {
  const behind = BigInt(51 - count)
  return (behind * (behind - 1n)) / 2n
}

export const andarBaharBets: readonly BetFacts[] = ANDAR_BAHAR_SPOTS.map(factsOf)

function factsOf(spot: AndarBaharSpot): BetFacts {
  let places = 0n
  for (let count = 1; count <= DEALT_MAX; count += 1) {
    if (winsAt(spot, count)) places += placesAt(count)
  }
  const centi = ANDAR_BAHAR_PAYS_CENTI[spot]
  return {
    key: spot,
    exactReturn: fraction(places * BigInt(centi), PLACES * 100n),
    hitRate: fraction(places, PLACES),
    largestMultiple: Math.ceil(centi / 100),
  }
}
