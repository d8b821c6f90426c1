/** From so many entries on, the best third of them is paid. */
const THIRD_FROM = 6

/** What first and second get of a pool of a few entries, in hundredths. */
const FEW = { from: 3, firstCenti: 70n } as const
const CENTI = 100n

/** The first place's part of what is left to share; the second's is half of it, the third's a third, rounded down. */
const FIRST_PART = 1_000_000_000n

/** A pool to be shared: how many entries are in it, what each has paid, and what is in it less the fee; minor units. */
export type Pool = { entries: number; entryMinor: bigint; poolMinor: bigint }

/**
 * What each paid place gets of a pool, from the first on, minor units. Two entries: the winner takes it all.
 * Three to five: 70 % and 30 %. From six on the best third, rounded down, is paid: each of them has its entry
 * back, and of the rest the second gets half of what the first does, the third a third, and so on: the more enter, the
 * larger is the first prize. What rounding down leaves is the first one's, so that the prizes are the whole pool.
 * @throws RangeError for a pool that does not hold the entries of the places that are paid, or none
 */
export function prizeTable({ entries, entryMinor, poolMinor }: Pool): readonly bigint[] {
  if (entries < 2) throw new RangeError(`${entries} entries are no contest`)
  if (entries < FEW.from) return [poolMinor]
  if (entries < THIRD_FROM) return fromParts(poolMinor, [FEW.firstCenti, CENTI - FEW.firstCenti])
  const places = Math.floor(entries / 3)
  const restMinor = poolMinor - BigInt(places) * entryMinor
  if (restMinor < 0n) throw new RangeError(`${poolMinor} does not hold ${places} entries`)
  const parts = Array.from({ length: places }, (_, at) => FIRST_PART / BigInt(at + 1))
  return fromParts(restMinor, parts).map((minor) => minor + entryMinor)
}

/** An amount in these proportions, each rounded down but the first, which has what is left. */
function fromParts(minor: bigint, parts: readonly bigint[]): readonly bigint[] {
  const all = parts.reduce((sum, part) => sum + part, 0n)
  const shares = parts.map((part) => (minor * part) / all)
  const left = minor - shares.reduce((sum, share) => sum + share, 0n)
  return shares.map((share, at) => (at === 0 ? share + left : share))
}
