import type { GameFacts } from '../games/studio-api.ts'

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
  /** Null until the round is shown, in rooms whose bets play against each other. */
  spot: unknown
  stakeMinor: string
  currency: string
  /** At what height of the curve the stake was taken out, in hundredths; null while it stands. */
  outAtCenti: number | null
  /** Null until the round is decided for this bet. */
  winMinor: string | null
}

/** A contest of the round as it stands: how many entries it has, of how many players. */
export type ContestView = {
  stakeMinor: string
  currency: string
  entries: number
  players: number
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
  /** The studio stopped or its clock leapt in the middle of this round: stakes that nobody could move go back. */
  isCut: boolean
  /** The newest bets first, a screenful at most; `betCount` counts them all. */
  bets: readonly PublicBet[]
  betCount: number
  /** By currency, the smallest entry fee first; none in rooms without contests. */
  contests: readonly ContestView[]
  /** People who look on. */
  watching: number
  /** The newest first. */
  past: readonly PastRound[]
}

/**
 * What the stream sends: a whole view on entering and with each phase, and in between only what
 * changes as bets come and go, so that a phone on a thin line keeps up.
 */
export type RoomFrame =
  | { kind: 'view'; view: RoomView }
  | {
      kind: 'bets'
      number: number
      nowMs: number
      bets: readonly PublicBet[]
      betCount: number
      contests: readonly ContestView[]
      watching: number
    }

/** The chain of a room: its terminal is link 0, and round after round uses the next link. */
export type ChainView = {
  terminal: string
  length: number
  used: number
  /** Announced while the last links of this chain are left. */
  nextTerminal: string | null
}

export type OwnBetState =
  | 'betting'
  | 'refused'
  | 'returning'
  | 'returned'
  | 'taken'
  | 'settling'
  | 'paid'
  | 'closed'

export type OwnBet = {
  id: string
  betId: string
  number: number
  spot: unknown
  stakeMinor: string
  currency: string
  state: OwnBetState
  /** Its stake went back because its whole round, or its contest, did not take place. */
  isCalledOff: boolean
  /** A page has shown its player what came of it. */
  isShown: boolean
  outAtCenti: number | null
  winMinor: string | null
  placedAt: string
  recallUrl: string
}

/** `POST /studio/rooms/mine {session}`: the player's own bets, newest first, and their money. */
export type OwnView = { balanceMinor: string; bets: readonly OwnBet[] }

/**
 * `POST /studio/rooms/shown`: the page has shown what came of these decided bets, or is about to tell it.
 * `page`: drawn by the page when it opens.
 */
export type ShownOrder = { session: string; page: string; betIds: readonly string[] }

/** Those of the bets that no other page has shown; the same page is answered the same again. */
export type ShownAnswer = { betIds: readonly string[] }

/** `POST /studio/rooms/session {launch, game, tryId?}`, and after a reload `/studio/rooms/resume {session}`. */
export type RoomSession = {
  session: string
  username: string
  currency: string
  language: 'en' | 'bn'
  siteOrigin: string
  balanceMinor: string
  betsMax: number
  game: GameFacts
}

/** An entry of a contest; players are numbered in the order in which they first entered. */
export type ContestEntryView = { player: number; name: string; spot: unknown; isOwn: boolean }

/** A contest once its betting has closed, its entries in the order in which they came. */
export type ContestField = {
  stakeMinor: string
  currency: string
  feeBps: number
  entries: readonly ContestEntryView[]
}

/**
 * `GET /studio/rooms/contests?number=`, by session: those of the session's currency, from the moment the round is
 * shown. Before that it is refused with ROUND_NOT_SHOWN.
 */
export type RoomField = { number: number; contests: readonly ContestField[] }

/** `GET /studio/rooms/time`, by session: for setting a page's clock. */
export type RoomTime = { nowMs: number }

/**
 * `POST /studio/rooms/bet`; the same `betId` never bets twice. Answers the bet and the balance.
 *
 * What a refusal carries beside its code; every code stands in `studio-error.ts`.
 *
 * ROOM_CLOSED, ROUND_BETS_FULL, CONTEST_FULL        no money was taken
 * SPOT_UNKNOWN, BET_LEVEL_UNKNOWN                   no money was taken
 * NOT_ENOUGH_MONEY        `balanceMinor`; no money was taken
 * BET_RETURNED, BET_RETURNING                       the stake is back, or on its way
 * BET_IN_PROGRESS         the same id is still on its way: ask again
 * CASH_OUT_TOO_EARLY, CASH_OUT_TOO_LATE             the stake stands, or the round is over for it
 * TOO_FAST                `retryAfterMs`
 */
export type BetOrder = {
  session: string
  betId: string
  number: number
  stakeMinor: string
  spot: unknown
  clientSeed: string
}

export type BetAnswer = { bet: OwnBet; balanceMinor: string }

/** Where the stake has left the curve stands in the bet; its money comes with the round's end. */
export type CashOutAnswer = { bet: OwnBet }

/** A bet of the history with all it takes to check its round; what is null is not known yet. */
export type BetProof = {
  bet: OwnBet
  linkHash: string
  link: string | null
  clientSeeds: readonly string[]
  outcome: unknown
  /** The studio stopped or its clock leapt in the middle of the round: stakes that nobody could move went back. */
  isCut: boolean
  /**
   * The contest that the bet took part in, with the bet's own index in its entries, from the moment the round is
   * shown; null where it took part in none.
   */
  contest: { field: ContestField; place: number } | null
}

/** `GET /studio/rooms/history`, by session: the newest first. */
export type RoomHistory = { bets: readonly BetProof[]; chain: ChainView | null }

/** `GET /studio/rooms/replay/:betId?key=`: a past round for whoever has its link. */
export type RoomReplay = {
  game: GameFacts
  siteOrigin: string
  currency: string
  language: 'en' | 'bn'
  proof: BetProof
  /** Rounds before this one, the newest first. */
  past: readonly PastRound[]
  /** Bets of the round, the newest first, a screenful at most. */
  bets: readonly PublicBet[]
  betCount: number
}
