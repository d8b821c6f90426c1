import type { Round, RoundBet } from './round.ts'

/** Whether nothing can give a bet's stake back any more but the operator: it has won, of 0 too, or its round is over. */
export function isDecided(round: Round, bet: RoundBet): boolean {
  return !bet.rolledBack && (bet.won || round.state === 'closed')
}

/** The bets of a round that a call has decided: those that are decided after it, and were not before. */
export function decidedBets(before: Round, after: Round): readonly RoundBet[] {
  return after.bets.filter((bet, at) => {
    const known = before.bets[at]
    return isDecided(after, bet) && !(known && isDecided(before, known))
  })
}
