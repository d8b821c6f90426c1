/**
 * What the page of a room and the studio's server say to each other. Amounts are minor units written
 * as digits; times are milliseconds of the server's clock.
 */

/** `betting`: bets are taken. `running`: a curve rises. `shown`: the outcome is there for all to see. */
export type RoomPhase = 'betting' | 'running' | 'shown'

/** A bet of the round as everybody in the room sees it. */
export type PublicBet = {
  /** The player's name, all but its ends hidden. */
  name: string
  spot: unknown
  stakeMinor: string
  currency: string
  /** At what height of the curve the stake was taken out, in hundredths; null while it stands. */
  outAtCenti: number | null
  /** Null until the round is decided for this bet. */
  winMinor: string | null
}

/** A round that is over, for statistics and for checking. */
export type PastRound = {
  number: number
  outcome: unknown
  /** The link of the chain, which keyed the draws; its SHA-256 is the link of the round before. */
  link: string
  clientSeeds: readonly string[]
}

/** All that the room looks like now; sent on entering and whenever it changes. */
export type RoomView = {
  number: number
  phase: RoomPhase
  nowMs: number
  phaseBeganMs: number
  /** Null while nobody knows when the phase ends. */
  phaseEndsMs: number | null
  /** SHA-256 of this round's link: the promise. */
  linkHash: string
  /** There in `shown` alone. */
  outcome: unknown
  /** The newest bets first, a screenful at most; `betCount` counts them all. */
  bets: readonly PublicBet[]
  betCount: number
  /** People who look on. */
  watching: number
  /** The newest first. */
  past: readonly PastRound[]
}

export type OwnBetState =
  'betting' | 'refused' | 'returning' | 'returned' | 'taken' | 'settling' | 'paid' | 'closed'

export type OwnBet = {
  id: string
  betId: string
  number: number
  spot: unknown
  stakeMinor: string
  currency: string
  state: OwnBetState
  outAtCenti: number | null
  winMinor: string | null
  placedAt: string
  recallUrl: string
}

/** The player's own bets, newest first, and their money. */
export type OwnView = { balanceMinor: string; bets: readonly OwnBet[] }

export type RoomSession = {
  session: string
  username: string
  currency: string
  language: 'en' | 'bn'
  siteOrigin: string
  balanceMinor: string
  betsMax: number
}

/** `POST /studio/rooms/bet`; the same `betId` never bets twice. Answers the bet and the balance. */
export type BetOrder = {
  session: string
  betId: string
  number: number
  stakeMinor: string
  spot: unknown
  clientSeed: string
}

/** `POST /studio/rooms/cash-out`: decided by the time at which it arrives. */
export type CashOutOrder = { session: string; betId: string }

export type BetAnswer = { bet: OwnBet; balanceMinor: string }
