import { farnessOf, isInnerAt, MOMENTS, scoreAt, type Aim } from './arrow.ts'

/** An arrow as it counts, with its ways. */
export type ScoreWays = { score: number; isInner: boolean; ways: bigint }

/** Every arrow of an aim: by what it scores, and by how far from the centre it is. */
export type ArrowWays = {
  scores: readonly ScoreWays[]
  /** The ways of each farness that an arrow can have, the nearest first. */
  farnesses: readonly { farness: number; ways: number }[]
}

const known = new Map<string, ArrowWays>()

/**
 * Every place in which an arrow can land, with its ways: those of its distance across by those of its
 * distance up. The sums stay far below the numbers that are no longer exact.
 */
export function arrowWays(aim: Aim): ArrowWays {
  const key = `${aim.wanderMm} ${aim.driftMm}`
  const before = known.get(key)
  if (before !== undefined) return before
  const farnesses = farnessWays(aim)
  const ways = { farnesses, scores: scoreWays(farnesses) }
  known.set(key, ways)
  return ways
}

function farnessWays({ wanderMm, driftMm }: Aim): ArrowWays['farnesses'] {
  const sums = sumWays(wanderMm)
  const reach = wanderMm * MOMENTS
  const most = farnessOf({ x: reach + Math.abs(driftMm), y: reach })
  const counted = new Float64Array(most + 1)
  sums.forEach((across, x) => {
    sums.forEach((up, y) => {
      const farness = farnessOf({ x: x - reach + driftMm, y: y - reach })
      counted[farness] = (counted[farness] ?? 0) + across * up
    })
  })
  return [...counted].flatMap((ways, farness) => (ways === 0 ? [] : [{ farness, ways }]))
}

/** The ways of each sum of a hand's wanderings, the lowest first. */
function sumWays(wanderMm: number): readonly number[] {
  const width = 2 * wanderMm + 1
  let sums: readonly number[] = [1]
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const before = sums
    sums = Array.from({ length: before.length + width - 1 }, (_, sum) =>
      before.slice(Math.max(0, sum - width + 1), sum + 1).reduce((total, ways) => total + ways, 0),
    )
  }
  return sums
}

function scoreWays(farnesses: ArrowWays['farnesses']): readonly ScoreWays[] {
  const found = new Map<string, { score: number; isInner: boolean; ways: number }>()
  for (const { farness, ways } of farnesses) {
    const [score, isInner] = [scoreAt(farness), isInnerAt(farness)]
    const key = `${score} ${isInner}`
    const one = found.get(key)
    if (one === undefined) found.set(key, { score, isInner, ways })
    else one.ways += ways
  }
  return [...found.values()].map((one) => ({ ...one, ways: BigInt(one.ways) }))
}

/** In how many ways each of two arrows is the nearer one, and in how many none is. */
export function nearerWays(first: ArrowWays, second: ArrowWays) {
  const counted = { first: 0n, second: 0n, neither: 0n }
  const all = totalOf(second)
  let place = 0
  let nearer = 0
  for (const { farness, ways } of first.farnesses) {
    while ((second.farnesses[place]?.farness ?? Infinity) < farness) {
      nearer += second.farnesses[place]?.ways ?? 0
      place += 1
    }
    const level = second.farnesses[place]
    const same = level?.farness === farness ? level.ways : 0
    counted.second += BigInt(ways) * BigInt(nearer)
    counted.neither += BigInt(ways) * BigInt(same)
    counted.first += BigInt(ways) * BigInt(all - nearer - same)
  }
  return counted
}

function totalOf({ farnesses }: ArrowWays): number {
  return farnesses.reduce((sum, { ways }) => sum + ways, 0)
}
