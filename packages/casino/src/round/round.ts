import type { ROUND_STATES } from '@maidan/contract'

/** The most bets one round takes; a full round refuses further ones as a closed one does. */
export const BETS_PER_ROUND_MAX = 500

/**
 * - `open`: takes bets.
 * - `closed`: the provider has ended it.
 * - `cancelled`: every bet of it was rolled back.
 * - `refunded`: the operator gave back what an interrupted round, or a contest without an end, had left undecided.
 */
export type RoundState = (typeof ROUND_STATES)[number]

/** A bet of a round, named by the provider's transaction id. */
export type RoundBet = {
  transactionId: string
  amountMinor: bigint
  /** Given back, by the provider's rollback or the operator's refund. */
  rolledBack: boolean
  /** What of it went back, where the operator has ended its contest and that was not all. */
  returnedMinor?: bigint
  /** Decided by at least one win, of 0 too. */
  won: boolean
  /** Of a bet on sports, in hundredths, where its provider told them. */
  oddsCenti?: number
  /** Of bets that were placed when stakes still counted as they were taken: this one has counted. */
  hasCounted?: true
}

/** One game round as the wallet knows it: plain values in the order the bets came. */
export type Round = {
  state: RoundState
  /** The bets that stand, summed: of rolled back ones only what did not go back is in it. */
  betMinor: bigint
  /** Everything won. What the player's balance changed by is `winMinor - betMinor`. */
  winMinor: bigint
  bets: readonly RoundBet[]
  /** Why the operator refunded it, null unless `refunded`. */
  refundReason: string | null
}
