import type { Side } from '../book/order-book.ts'
import type { Claim } from './claim.ts'

/**
 * A bet on a runner: match odds between players, or bookmaker against the house. The stake is the
 * backer's and the profit what the backer wins, on either side: if the runner wins, a back gains the
 * profit and a lay loses it; if not, a back loses the stake and a lay gains it.
 */
export type RunnerBet = Readonly<{
  runnerId: number
  side: Side
  stakeMinor: bigint
  profitMinor: bigint
  /** False for what still waits in the book. A bet against the house is always matched. */
  isMatched: boolean
}>

/** YES says that the claim comes true, NO that it does not. */
export type ClaimSide = 'yes' | 'no'

/**
 * A bet on what a score will be: fancy, ball by ball, khadda, lottery, odd or even. It is against
 * the house and always matched. If the claim is true, YES gains the profit and NO loses it; if it is
 * false, YES loses the stake and NO gains it.
 */
export type ScoreBet = Readonly<{
  claim: Claim
  side: ClaimSide
  stakeMinor: bigint
  profitMinor: bigint
}>

/** What the bet gains (or, below 0, loses) if `winnerId` alone wins. */
export function netOfRunnerBet(bet: RunnerBetTerms, winnerId: number): bigint {
  const backerMinor = bet.runnerId === winnerId ? bet.profitMinor : -bet.stakeMinor
  return bet.side === 'back' ? backerMinor : -backerMinor
}

/** What the bet gains (or, below 0, loses) once its claim is known to be true or false. */
export function netOfScoreBet(bet: ScoreBet, isClaimTrue: boolean): bigint {
  const yesMinor = isClaimTrue ? bet.profitMinor : -bet.stakeMinor
  return bet.side === 'yes' ? yesMinor : -yesMinor
}

type RunnerBetTerms = Pick<RunnerBet, 'runnerId' | 'side' | 'stakeMinor' | 'profitMinor'>
