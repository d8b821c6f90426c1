/** What a jackpot holds, minor units: what is to be won now, and what the next pot begins with. */
export type Pot = { potMinor: bigint; reserveMinor: bigint }

const BPS = 10_000n
/** Of a share, this part is kept back, so that a pot that was won begins anew above nothing. */
const RESERVE_PART = 3n

/** What a bet puts into a jackpot, rounded down: two thirds or more into the pot, the rest aside. */
export function jackpotShare(betMinor: bigint, shareBps: number): Pot {
  const shareMinor = (betMinor * BigInt(shareBps)) / BPS
  const reserveMinor = shareMinor / RESERVE_PART
  return { potMinor: shareMinor - reserveMinor, reserveMinor }
}

/** The pot is won: all of it is paid, and what was kept back is the next one. */
export function winPot({ potMinor, reserveMinor }: Pot): { paidMinor: bigint; after: Pot } {
  return { paidMinor: potMinor, after: { potMinor: reserveMinor, reserveMinor: 0n } }
}
