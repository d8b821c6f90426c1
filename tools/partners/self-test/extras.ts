/** Free rounds that the operator gave the player of the seat for its game. */
export type FreeRounds = { grant: string; betMinor: string }

/** The jackpot that the seat's game feeds; `multiple` is the most of a bet that is paid without a person. */
export type FedJackpot = { code: string; shareBps: number; multiple: bigint }

/** A session of the player's at a game that has contests, and its fee in hundredths of a percent. */
export type ContestSeat = { game: string; session: string; feeBps: number }

/** A round as the player's record on the site shows it. */
export type RecordRow = { recall_url: string | null }

/** What a self-test may have beside one seat. What is null is not known here, and is left out. */
export type Extras = {
  /** Of the provider: where its catalogue and pages are. */
  origin: string | null
  /** Another session of the player at the same game that is still alive. */
  otherSession: string | null
  /** A session of the player's whose twelve hours are over. */
  endedSession: string | null
  free: FreeRounds | null
  /** Free rounds whose time is over. */
  lateFree: FreeRounds | null
  jackpot: FedJackpot | null
  /** Whether the pot may be won, which empties it. */
  mayWinPot: boolean
  contest: ContestSeat | null
  /** The player's record of rounds, newest first. */
  readRecord: (() => Promise<readonly RecordRow[]>) | null
  /** The link of a round that the provider has ended. */
  recallUrl: string | null
}

export const NO_EXTRAS: Extras = {
  origin: null,
  otherSession: null,
  endedSession: null,
  free: null,
  lateFree: null,
  jackpot: null,
  mayWinPot: false,
  contest: null,
  readRecord: null,
  recallUrl: null,
}
