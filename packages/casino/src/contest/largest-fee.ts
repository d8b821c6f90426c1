const BPS = 10_000n

/** A contest as it is about to be closed: the stakes that stand, its fee in hundredths of a percent, who has won anything. */
export type PaidContest = { stakedMinor: bigint; feeBps: number; winners: number }

/** What a contest of these stakes keeps of them at most, minor units, rounded down in favour of the players. */
export function contestFee({ stakedMinor, feeBps }: Omit<PaidContest, 'winners'>): bigint {
  return (stakedMinor * BigInt(feeBps)) / BPS
}

/**
 * What may be left in a contest for the house, minor units: the fee, and for each winner one minor unit by
 * which their part may have been rounded down.
 */
export function largestContestFee(contest: PaidContest): bigint {
  return contestFee(contest) + BigInt(contest.winners)
}
