/** Of a round's link hash so much tells it from the rounds of every other chain. */
const HASH_DIGITS = 24

type Named = { linkHash: string; number: number; stakeMinor: bigint }

/** The name of a contest at the wallet: one for each stake of a round, which no other round ever has. */
export function contestId({ linkHash, number, stakeMinor }: Named): string {
  return `c${linkHash.slice(0, HASH_DIGITS)}-${number}-${stakeMinor}`
}
