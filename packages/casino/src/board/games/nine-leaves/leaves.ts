import { fraction, plus, times, type Fraction } from '../../../chance/fraction.ts'
import { waysToChoose } from '../../../chance/ways-to-choose.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'

/** Leaves of a card, three rows of three, counted from the top left. */
export const LEAVES = 9

/** The numbers of a card are all different ones from 1 to this. */
export const LEAF_NUMBERS = 30

/** Numbers that stand open on a card; a leaf with one of them pays. */
export const OWN_NUMBERS = 3

/** A row of what can be drawn: what it is worth, and on how many of all lots it stands. */
export type Lots = readonly { worth: number; lots: number }[]

/** What a leaf pays, in tenths of the stake, largest first. */
export const LEAF_PRIZES_TENTHS: Lots = [
  { worth: 2_000, lots: 1 },
  { worth: 500, lots: 8 },
  { worth: 200, lots: 30 },
  { worth: 50, lots: 272 },
  { worth: 20, lots: 800 },
  { worth: 10, lots: 1_800 },
  { worth: 5, lots: 3_200 },
  { worth: 2, lots: 3_889 },
]

/** What the dew makes of everything that a card has won: how many times over it is paid. */
export const DEW_TIMES: Lots = [
  { worth: 5, lots: 1 },
  { worth: 3, lots: 5 },
  { worth: 2, lots: 14 },
  { worth: 1, lots: 80 },
]

/** All lots of a row. */
export function lotsIn(row: Lots): number {
  return row.reduce((sum, { lots }) => sum + lots, 0)
}

export type Leaf = { number: number; prizeTenths: number }

/** A card as it is before anything of it is scratched. */
export type LeafCard = { own: readonly number[]; leaves: readonly Leaf[]; dew: number }

/**
 * Draws a whole card, in this order: the own numbers, the numbers of the leaves, the prize of each leaf,
 * the dew. Nothing that is chosen later changes it.
 */
export function drawCard(draws: DrawStream): LeafCard {
  const own = drawNumbers(draws, OWN_NUMBERS).toSorted((a, b) => a - b)
  const numbers = drawNumbers(draws, LEAVES)
  const leaves = numbers.map((number) => ({
    number,
    prizeTenths: drawLot(draws, LEAF_PRIZES_TENTHS),
  }))
  return { own, leaves, dew: drawLot(draws, DEW_TIMES) }
}

/** Different numbers one by one, each that is left as likely as another. */
function drawNumbers(draws: DrawStream, count: number): readonly number[] {
  const left = Array.from({ length: LEAF_NUMBERS }, (_, index) => index + 1)
  return Array.from({ length: count }, () => {
    const [number = 0] = left.splice(draws.below(left.length), 1)
    return number
  })
}

function drawLot(draws: DrawStream, row: Lots): number {
  let place = draws.below(lotsIn(row))
  for (const { worth, lots } of row) {
    if (place < lots) return worth
    place -= lots
  }
  throw new RangeError('A lot stands behind the last')
}

/** What leaves that pay come to with the dew, in minor units, rounded down. */
export function leavesWinMinor(betMinor: bigint, tenths: number, dew: number): bigint {
  return (betMinor * BigInt(tenths) * BigInt(dew)) / 10n
}

/** The chance that so many of the leaves have an own number. */
export function hitChance(hits: number): Fraction {
  const ways =
    waysToChoose(OWN_NUMBERS, hits) * waysToChoose(LEAF_NUMBERS - OWN_NUMBERS, LEAVES - hits)
  return fraction(ways, waysToChoose(LEAF_NUMBERS, LEAVES))
}

/** The mean of a row, by all its lots. */
export function meanOf(row: Lots): Fraction {
  const sum = row.reduce((all, { worth, lots }) => all + worth * lots, 0)
  return fraction(BigInt(sum), BigInt(lotsIn(row)))
}

/**
 * What a card returns: so many leaves that pay, each its mean prize, and the mean dew over all. The three
 * are drawn apart from each other, so that their means multiply.
 */
export function leavesReturn(): Fraction {
  const each = times(times(meanOf(LEAF_PRIZES_TENTHS), fraction(1n, 10n)), meanOf(DEW_TIMES))
  let back = fraction(0n, 1n)
  for (let hits = 1; hits <= OWN_NUMBERS; hits += 1)
    back = plus(back, times(hitChance(hits), times(fraction(BigInt(hits), 1n), each)))
  return back
}

/** The chance that a card pays anything. */
export function leavesHitRate(): Fraction {
  const { numerator, denominator } = hitChance(0)
  return fraction(denominator - numerator, denominator)
}

/** The most that a card pays, as a multiple of its stake. */
export const LEAVES_MOST = (OWN_NUMBERS * largest(LEAF_PRIZES_TENTHS) * largest(DEW_TIMES)) / 10

function largest(row: Lots): number {
  return Math.max(...row.map(({ worth }) => worth))
}
