import { contestFee } from './largest-fee.ts'
import { prizeTable } from './prize-table.ts'

/** What took part in a contest: whose it is, and what it has scored. */
export type ContestEntry = { id: string; player: string; points: number }

/** The contest itself: the entries in the order in which they came, what each has paid, and the fee. */
export type Contest<Entry extends ContestEntry = ContestEntry> = {
  entries: readonly Entry[]
  entryMinor: bigint
  feeBps: number
}

/** An entry with its place (those of equal points have the same one) and what it wins, minor units. */
export type PlacedEntry = { id: string; place: number; prizeMinor: bigint }

/** `called-off`: everybody has their entry back. */
export type SharedPool =
  | { state: 'called-off' }
  | { state: 'shared'; poolMinor: bigint; feeMinor: bigint; placed: readonly PlacedEntry[] }

/** With fewer players than that there is nobody to win from. */
export const CONTEST_PLAYERS_MIN = 2

/**
 * Shares a contest's pool by points. The pool is all entries less the fee, which is rounded down in favour of the
 * players; `prizeTable` says what each place gets. Entries of equal points share what their places get together
 * equally, and the minor units that cannot be shared go one each to those that came first. The prizes are the pool to
 * the last minor unit, so that what the players get back together is one less the fee. With fewer than
 * two players the contest is called off.
 */
export function sharePool(contest: Contest): SharedPool {
  const { entries, entryMinor, feeBps } = contest
  const players = new Set(entries.map(({ player }) => player))
  if (players.size < CONTEST_PLAYERS_MIN) return { state: 'called-off' }
  const stakedMinor = entryMinor * BigInt(entries.length)
  const feeMinor = contestFee({ stakedMinor, feeBps })
  const poolMinor = stakedMinor - feeMinor
  const prizes = prizeTable({ entries: entries.length, entryMinor, poolMinor })
  return { state: 'shared', poolMinor, feeMinor, placed: placeAll(entries, prizes) }
}

/** Every entry with its place and prize, the best first. */
function placeAll(entries: readonly ContestEntry[], prizes: readonly bigint[]): PlacedEntry[] {
  const scores = [...new Set(entries.map(({ points }) => points))].toSorted((a, b) => b - a)
  const placed: PlacedEntry[] = []
  for (const score of scores) {
    const tied = entries.filter(({ points }) => points === score)
    placed.push(...placeTied(tied, prizes, placed.length))
  }
  return placed
}

/** Entries of equal points, so many others before them. */
function placeTied(
  tied: readonly ContestEntry[],
  prizes: readonly bigint[],
  before: number,
): PlacedEntry[] {
  const places = prizes.slice(before, before + tied.length)
  const sumMinor = places.reduce((sum, prize) => sum + prize, 0n)
  const count = BigInt(tied.length)
  return tied.map(({ id }, at) => ({
    id,
    place: before + 1,
    prizeMinor: sumMinor / count + (BigInt(at) < sumMinor % count ? 1n : 0n),
  }))
}
