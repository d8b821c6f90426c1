import type { SlotVolatility } from '@maidan/casino'

/**
 * What the game page and the studio's server say to each other. Amounts are minor units written
 * as digits.
 */
export type FairnessView = {
  serverSeedHash: string
  clientSeed: string
  /** Nonce of the next spin. */
  nonce: number
  nextServerSeedHash: string
}

export type RevealedPair = {
  serverSeed: string
  serverSeedHash: string
  clientSeed: string
  /** How many nonces, from 0, were played with this pair. */
  spins: number
}

export type RotateAnswer = { revealed: RevealedPair; fairness: FairnessView }

/**
 * A round whose stake is taken. An open one waits for a choice, and its events are those so far; of one
 * that is over, `settlement` is pending until the wallet has the win.
 */
export type RoundView<Event = unknown> = {
  roundId: string
  spinId: string
  betMinor: string
  /** The bet with all that choices added to it. */
  stakedMinor: string
  /** Whether it was one of the player's free rounds, for which no stake is taken. */
  isFree: boolean
  currency: string
  nonce: number
  serverSeedHash: string
  setup: unknown
  choices: readonly unknown[]
  isOpen: boolean
  events: readonly Event[]
  totalWinMinor: string
  /** Beside that; the amount is null until the operator has paid it. */
  jackpot: { title: string; amountMinor: string | null } | null
  balanceMinor: string
  settlement: 'done' | 'pending'
  recallUrl: string
  placedAt: string
}

/**
 * Where the money of the last spin is, when it is not simply settled: nobody knows yet whether its bet
 * was taken, what it has won or nothing is being booked, or its stake goes back. The stake of a free
 * round is the round itself.
 */
export type MoneyNotice = {
  kind:
    | 'bet-asked'
    | 'win-pending'
    | 'jackpot-pending'
    | 'end-pending'
    | 'stake-returning'
    | 'stake-returned'
  roundId: string
  isFree?: boolean
  amountMinor: string
}

/** Rounds that the operator has given the player for this game, and what they have won with them. */
export type FreeRoundsView = {
  grantId: string
  betMinor: string
  rounds: number
  left: number
  wonMinor: string
  expiresAt: string
}

/** A spin with the free rounds that it was one of, as they stand after it. */
export type SpinAnswer<Event = unknown> = RoundView<Event> & { freeRounds: FreeRoundsView | null }

/** A jackpot that a game feeds: what it holds, and how it is fed and won. */
export type JackpotView = {
  title: string
  /** Null while the operator was not heard. */
  amountMinor: string | null
  shareBps: number
  /** At the smallest bet one of so many rounds wins it. */
  smallestBets: number
  smallestBetMinor: string
}

export type JackpotAnswer = { jackpot: JackpotView | null }

export type GameFacts = {
  code: string
  title: string
  provider: string
  /** Percentages as text, for example `96.12`. */
  rtp: string
  hitFrequency: string
  volatility: SlotVolatility
  /** Highest win of one round, in multiples of the bet. */
  maxWin: string
  betLevels: readonly string[]
  betDefaultMinor: string
}

export type SessionView = {
  username: string
  currency: string
  language: 'en' | 'bn'
  siteOrigin: string
  spinIntervalMs: number
  balanceMinor: string
  /** Whether all of it is play money of the studio's own. */
  isDemo: boolean
  game: GameFacts
  fairness: FairnessView
  unfinished: RoundView | null
  /** The free rounds that end first; null without any. */
  freeRounds: FreeRoundsView | null
  notice: MoneyNotice | null
  jackpot: JackpotView | null
}

/** What a purse of play money holds once it is filled again. */
export type TopUpAnswer = { balanceMinor: string }

export type OpenedSessionView = SessionView & { session: string }

/** One line of the history; the server seed is there once it was revealed. */
export type HistoryRound = {
  roundId: string
  placedAt: string
  betMinor: string
  /** The bet with all that choices added to it. */
  stakedMinor: string
  isFree: boolean
  totalWinMinor: string | null
  state: string
  nonce: number
  serverSeedHash: string
  clientSeed: string
  serverSeed: string | null
  recallUrl: string
}

export type HistoryAnswer = { rounds: readonly HistoryRound[] }

/** A past round with all it takes to compute it again. */
export type RoundProof<Event = unknown> = HistoryRound & {
  setup: unknown
  choices: readonly unknown[]
  events: readonly Event[]
  /** What its draw for a jackpot was taken by, and what came of it; null for a round without one. */
  jackpot: { smallestBetMinor: string; isWon: boolean } | null
}

/** A past round for whoever holds its link: as its page plays it, and what it was drawn from. */
export type ReplayView = {
  game: GameFacts
  language: 'en' | 'bn'
  siteOrigin: string
  /** It was played in play money. */
  isDemo: boolean
  round: RoundView
  proof: RoundProof
}

export type StudioFailure = {
  message: string
  code: string
  request_id: string
  balanceMinor?: string
  retryAfterMs?: number
  roundId?: string
}
