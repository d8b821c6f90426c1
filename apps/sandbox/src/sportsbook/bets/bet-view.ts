import type { BetView } from '../book-api.ts'
import { oddsText } from '../odds/odds-text.ts'
import { returnOf } from '../odds/return-of.ts'
import type { Bet } from './bet.ts'

/** A bet as its player sees it; one that was refused is no bet and has no view. */
export function betView(bet: Bet): BetView {
  return {
    betId: bet.id,
    ...bet.names,
    market: bet.names.market ?? null,
    odds: oddsText(bet.oddsCenti),
    stakeMinor: String(bet.stakeMinor),
    returnMinor: String(returnOf(bet.stakeMinor, bet.oddsCenti)),
    state: stateShown(bet),
    settlement: bet.state === 'settling' ? 'pending' : 'done',
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    balanceMinor: bet.balanceMinor === null ? null : String(bet.balanceMinor),
  }
}

function stateShown({ id, state, result }: Bet): BetView['state'] {
  if (result !== null) return result
  switch (state) {
    case 'betting':
      return 'placing'
    case 'open':
    case 'returning':
    case 'returned':
      return state
    case 'refused':
    case 'settling':
    case 'paid':
    case 'closed':
      throw new Error(`bet ${id} is ${state} and has no view`)
  }
}
