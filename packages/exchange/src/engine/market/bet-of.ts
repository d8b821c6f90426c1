import type { RunnerBet, ScoreBet } from '../../bet/bet.ts'
import type { BetAmounts } from './positions.ts'
import type { Terms } from './terms.ts'

type Amounts = Pick<BetAmounts, 'stakeMinor' | 'profitMinor'>

/** A bet on a runner as the rules of exposure read it. Throws for terms on a score. */
export function runnerBet(terms: Terms, amounts: Amounts, isMatched: boolean): RunnerBet {
  if (terms.on === 'claim') throw new Error('a claim is no bet on a runner')
  return { runnerId: terms.runnerId, side: terms.side, ...pick(amounts), isMatched }
}

/** A bet on a score as the rules of exposure read it. Throws for terms on a runner. */
export function scoreBet(terms: Terms, amounts: Amounts): ScoreBet {
  if (terms.on !== 'claim') throw new Error('a runner is no bet on a score')
  return { claim: terms.claim, side: terms.side, ...pick(amounts) }
}

function pick({ stakeMinor, profitMinor }: Amounts): Amounts {
  return { stakeMinor, profitMinor }
}
