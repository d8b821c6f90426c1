import type { Bet } from '../bets/bet.ts'

/** A bet with what it wins, its stake included; null: the stake goes back. */
export type DecidedBet = { bet: Bet; winMinor: bigint | null }
