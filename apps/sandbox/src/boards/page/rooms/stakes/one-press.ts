import type { OwnStake } from '../../board.ts'

/** Two presses on one bet within this long are a double click, or a finger that bounced; further apart the second one is meant. */
const DOUBLE_PRESS_MS = 400

/** A press that asks for a bet: in which round, on what, for how much, and when. */
export type Press = { number: number; spot: unknown; stakeMinor: bigint; atMs: number }

type Bet = Pick<OwnStake<unknown>, 'spot' | 'stakeMinor'>

/**
 * Whether a press bets: not while the same bet of its round is on its way, and not as the second half
 * of a double click on it, however soon the first half was answered.
 */
export function isOwnPress(
  press: Press,
  last: Press | null,
  own: readonly (Bet & Pick<OwnStake<unknown>, 'state'>)[],
): boolean {
  if (own.some((bet) => bet.state === 'asked' && isSame(bet, press))) return false
  if (last === null || last.number !== press.number || !isSame(last, press)) return true
  return press.atMs - last.atMs >= DOUBLE_PRESS_MS
}

function isSame(one: Bet, other: Bet): boolean {
  return one.stakeMinor === other.stakeMinor && nameOf(one.spot) === nameOf(other.spot)
}

/** A spot by what it says, in whatever order its parts came back from the studio. */
function nameOf(spot: unknown): string {
  const isNamed = typeof spot === 'object' && spot !== null && !Array.isArray(spot)
  if (!isNamed) return JSON.stringify(spot)
  return JSON.stringify(Object.entries(spot).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
