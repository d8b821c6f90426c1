import type { RunnerBet, ScoreBet } from '../bet/bet.ts'

/** Who holds a bet, and when and with what it came to be. */
type Placed = {
  betId: number
  playerId: number
  /** The two bets of one match share it; null for a bet against the house. */
  matchId: number | null
  matchedAtMs: number
}

/** A matched bet on a runner. What is still unmatched lapses before a market is settled. */
export type PlacedRunnerBet = Readonly<Omit<RunnerBet, 'isMatched'> & Placed>

export type PlacedScoreBet = Readonly<ScoreBet & Placed>

/** `even`: the bet stood and moved nothing. */
export type BetOutcome = 'won' | 'lost' | 'void' | 'even'

export type SettledBet = Readonly<{
  betId: number
  playerId: number
  /** What the bet gains or, below 0, loses, before commission. */
  netMinor: bigint
  outcome: BetOutcome
}>

export type PlayerSettlement = Readonly<{
  playerId: number
  /** The player's bets summed. */
  grossMinor: bigint
  commissionMinor: bigint
  /** `grossMinor - commissionMinor`: what moves. */
  netMinor: bigint
}>

export type MarketResult =
  /** More than one winner is a dead heat. */
  | Readonly<{ kind: 'winners'; runnerIds: readonly number[] }>
  | Readonly<{ kind: 'score'; score: number }>
  | Readonly<{ kind: 'void' }>

/** Bets by id and players by id, so that the same bets settle to the same value in any order. */
export type Settlement = Readonly<{
  result: MarketResult
  bets: readonly SettledBet[]
  players: readonly PlayerSettlement[]
}>

/** A time during which no bet should have been possible; both ends belong to it. */
export type TimeSpan = Readonly<{ fromMs: number; toMs: number }>

export type SettlementTerms = Readonly<{
  /** Commission in hundredths of a percent, so that 5 % is 500. */
  commissionBps: bigint
  /** Bets matched in one of these spans are void, whoever won. */
  voidSpans: readonly TimeSpan[]
}>
