import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'

/** Patches of the quilt, counted from 1. */
export const PATCHES = 40

/** Patches that are stitched in a round. */
export const STITCHES = 10

/** Patches that a player may choose. */
export const CHOSEN_MAX = 10

/** How far apart few and many hits pay. */
export const KANTHA_RISKS = ['low', 'medium', 'high'] as const

export type KanthaRisk = (typeof KANTHA_RISKS)[number]

/**
 * What so many chosen patches pay, in hundredths of the stake, by how many of them are stitched, from
 * none on. Each table returns 98.65 to 99.07 per cent, which a test adds up from its chances.
 */
const PAYS_CENTI: Readonly<Record<KanthaRisk, readonly (readonly number[])[]>> = {
  low: [
    [70, 185],
    [0, 200, 380],
    [0, 110, 138, 2_600],
    [0, 0, 220, 790, 9_000],
    [0, 0, 150, 420, 1_300, 30_000],
    [0, 0, 110, 200, 620, 10_000, 70_000],
    [0, 0, 110, 160, 350, 1_500, 22_500, 70_000],
    [0, 0, 110, 150, 200, 550, 3_900, 10_000, 80_000],
    [0, 0, 110, 130, 170, 250, 750, 5_000, 25_000, 100_000],
    [0, 0, 110, 120, 130, 180, 350, 1_300, 5_000, 25_000, 100_000],
  ],
  medium: [
    [40, 275],
    [0, 180, 510],
    [0, 0, 280, 5_000],
    [0, 0, 170, 1_000, 10_000],
    [0, 0, 140, 400, 1_400, 39_000],
    [0, 0, 0, 300, 900, 18_000, 71_000],
    [0, 0, 0, 200, 700, 3_000, 40_000, 80_000],
    [0, 0, 0, 200, 400, 1_100, 6_700, 40_000, 90_000],
    [0, 0, 0, 200, 250, 500, 1_500, 10_000, 50_000, 100_000],
    [0, 0, 0, 160, 200, 400, 700, 2_600, 10_000, 50_000, 100_000],
  ],
  high: [
    [0, 396],
    [0, 0, 1_710],
    [0, 0, 0, 8_150],
    [0, 0, 0, 1_000, 25_900],
    [0, 0, 0, 450, 4_800, 45_000],
    [0, 0, 0, 0, 1_100, 35_000, 71_000],
    [0, 0, 0, 0, 700, 9_000, 40_000, 80_000],
    [0, 0, 0, 0, 500, 2_000, 27_000, 60_000, 90_000],
    [0, 0, 0, 0, 400, 1_100, 5_600, 50_000, 80_000, 100_000],
    [0, 0, 0, 0, 350, 800, 1_300, 6_300, 50_000, 80_000, 100_000],
  ],
}

/** What so many chosen patches pay, in hundredths of the stake, for no hit, one hit and so on. */
export function kanthaPaysCenti(risk: KanthaRisk, chosen: number): readonly number[] {
  return PAYS_CENTI[risk][chosen - 1] ?? []
}

/** How likely so many of the chosen patches are stitched: the hypergeometric law. */
export function kanthaChance(chosen: number, hits: number): Fraction {
  const ways = choose(chosen, hits) * choose(PATCHES - chosen, STITCHES - hits)
  return fraction(ways, choose(PATCHES, STITCHES))
}

/** What a table returns of a stake. */
export function kanthaReturn(risk: KanthaRisk, chosen: number): Fraction {
  return kanthaPaysCenti(risk, chosen)
    .map((centi, hits) => times(kanthaChance(chosen, hits), fraction(BigInt(centi), 100n)))
    .reduce(plus)
}

/** How likely a table pays at least so much, in hundredths of the stake. */
export function kanthaChanceOf(risk: KanthaRisk, chosen: number, leastCenti: number): Fraction {
  return kanthaPaysCenti(risk, chosen)
    .flatMap((centi, hits) => (centi >= leastCenti ? [kanthaChance(chosen, hits)] : []))
    .reduce(plus, fraction(0n, 1n))
}

/** In how many ways `few` are chosen of `many`. */
function choose(many: number, few: number): bigint {
  let ways = 1n
  for (let next = 1; next <= few; next += 1)
    ways = (ways * BigInt(many - few + next)) / BigInt(next)
  return ways
}
