import { fraction, plus, times, type Fraction } from '../../chance/fraction.ts'
import type { SlotHold } from '../slot-game.ts'

/** How a feature that starts with so many coins ends: coins held on average, and how often the grid is full. */
export type HoldChances = { coins: Fraction; full: Fraction }

const NEVER = fraction(0n, 1n)
const ALWAYS = fraction(1n, 1n)

/**
 * How features end, by the coins they start with, from none to all `places`; exact.
 *
 * With n coins held the other places each get one with chance p, so a respin brings k of them with
 * the binomial chance B(n, k). What follows depends on the coins held and the respins left alone:
 *
 *     E(n, r) = B(n, 0) E(n, r − 1) + Σ B(n, k) E(n + k, all),  E(n, 0) = n
 *
 * over k > 0, and the same for the chance of a full grid. A new coin only ever leads to more coins,
 * so working down from the full grid knows every term.
 */
export function holdChances(
  hold: Pick<SlotHold, 'landing' | 'respins'>,
  places: number,
): readonly HoldChances[] {
  const ends: HoldChances[] = []
  for (let held = places; held >= 0; held -= 1) ends[held] = endOf(hold, places, held, ends)
  return ends
}

/** What follows `held` coins, where what follows more of them is known. */
function endOf(
  { landing, respins }: Pick<SlotHold, 'landing' | 'respins'>,
  places: number,
  held: number,
  ends: readonly HoldChances[],
): HoldChances {
  const stay = { coins: fraction(BigInt(held), 1n), full: held === places ? ALWAYS : NEVER }
  if (held === places) return stay
  const empty = places - held
  let more: HoldChances = { coins: NEVER, full: NEVER }
  for (let landed = 1; landed <= empty; landed += 1) {
    const then = ends[held + landed]
    if (then) more = both(more, by(then, binomial(landing, empty, landed)))
  }
  let end = stay
  for (let left = 0; left < respins; left += 1) {
    end = both(more, by(end, binomial(landing, empty, 0)))
  }
  return end
}

function by({ coins, full }: HoldChances, chance: Fraction): HoldChances {
  return { coins: times(coins, chance), full: times(full, chance) }
}

function both(a: HoldChances, b: HoldChances): HoldChances {
  return { coins: plus(a.coins, b.coins), full: plus(a.full, b.full) }
}

/** The chance that exactly `landed` of so many empty places get a coin. */
function binomial(
  { in: hits, outOf }: SlotHold['landing'],
  empty: number,
  landed: number,
): Fraction {
  const misses = BigInt(outOf - hits) ** BigInt(empty - landed)
  const ways = choose(BigInt(empty), BigInt(landed))
  return fraction(ways * BigInt(hits) ** BigInt(landed) * misses, BigInt(outOf) ** BigInt(empty))
}

function choose(of: bigint, some: bigint): bigint {
  return some === 0n ? 1n : (choose(of - 1n, some - 1n) * of) / some
}
