import { countedRisk } from './counted-risk.ts'

/** Bets of one player on one match, or in one round of a game; amounts in minor units. */
export type Play = {
  /** The match or the round: what is bet on the same one may cancel out. */
  on: string
  /** What the player risked against the house. */
  stakedMinor: bigint
  /** What all bets of it won or lost, those against other players too; null: not decided yet. */
  netMinor: bigint | null
}

/**
 * How much a player has really had at risk: of each match and round what all its bets won or lost
 * together, at most what was staked against the house, and nothing while one of them is open.
 *
 * So bets on both sides of a match count what they leave at risk, whether they meet on one market, on
 * several or at the sports partner, and bets against other players, who may be the same person, count
 * nothing. What stays possible: two people, or one with two accounts, who each take one side against
 * the house. That costs them its margin on both stakes every time, and no single account shows it.
 */
export function playAtRisk(plays: readonly Play[]): bigint {
  const sums = new Map<string, Play>()
  for (const play of plays) sums.set(play.on, added(sums.get(play.on), play))
  return [...sums.values()].reduce(
    (total, { stakedMinor, netMinor }) =>
      netMinor === null ? total : total + countedRisk(stakedMinor, netMinor),
    0n,
  )
}

function added(sum: Play | undefined, play: Play): Play {
  if (!sum) return play
  const isOpen = sum.netMinor === null || play.netMinor === null
  return {
    on: play.on,
    stakedMinor: sum.stakedMinor + play.stakedMinor,
    netMinor: isOpen ? null : (sum.netMinor ?? 0n) + (play.netMinor ?? 0n),
  }
}
