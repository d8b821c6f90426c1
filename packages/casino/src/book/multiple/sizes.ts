/**
 * How many of its selections the single bets in a bet join: `[3]` of three is the multiple that they all
 * win, `[2]` every pair of them, `[2, 3]` every pair and all three.
 */
export type Sizes = readonly number[]

/** The fewest selections that leave a choice of sizes, and the fewest that one of the bets joins. */
const SYSTEM_LEGS_MIN = 3
const SYSTEM_SIZE_MIN = 2

/** The bet on all of its selections together: a single, or a multiple. */
export function allTogether(legs: number): Sizes {
  return [legs]
}

export function isSystem(sizes: Sizes, legs: number): boolean {
  return sizes.length > 1 || sizes[0] !== legs
}

/** The systems of so many selections: each one size below all of them, and every size from two. */
export function systemsOf(legs: number): readonly Sizes[] {
  if (legs < SYSTEM_LEGS_MIN) return []
  const every = Array.from({ length: legs - 1 }, (_, nth) => nth + SYSTEM_SIZE_MIN)
  return [...every.filter((size) => size < legs).map((size) => [size]), every]
}

/** Whether a bet on so many selections may be made of these sizes. */
export function isOffered(sizes: Sizes, legs: number): boolean {
  const offered = [allTogether(legs), ...systemsOf(legs)]
  return offered.some((each) => each.join() === sizes.join())
}

/** How many single bets are in a bet: every choice of each of the sizes. */
export function betCount(legs: number, sizes: Sizes): number {
  return sizes.reduce((sum, size) => sum + choices(legs, size), 0)
}

function choices(of: number, size: number): number {
  let count = 1
  for (let taken = 1; taken <= size; taken += 1) count = (count * (of - taken + 1)) / taken
  return count
}
