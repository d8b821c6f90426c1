import { betCount } from '@maidan/casino'
import type { BetView, LegView } from '../book-api.ts'
import { oddsText } from '../odds/odds-text.ts'
import { betOddsCenti, betReturn } from './bet-odds.ts'
import type { Bet } from './bet.ts'
import type { Leg } from './leg.ts'

/** A bet as its player sees it; one that was refused is no bet and has no view. */
export function betView(bet: Bet): BetView {
  return {
    betId: bet.id,
    legs: bet.legs.map((leg) => legView(leg, bet)),
    odds: oddsText(betOddsCenti(bet)),
    sizes: bet.sizes,
    bets: betCount(bet.legs.length, bet.sizes),
    stakeMinor: String(bet.stakeMinor),
    isFree: bet.grantId !== null,
    returnMinor: String(betReturn(bet)),
    state: stateShown(bet),
    settlement: bet.state === 'settling' ? 'pending' : 'done',
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
    balanceMinor: bet.balanceMinor === null ? null : String(bet.balanceMinor),
  }
}

function legView({ names, oddsCenti, result }: Leg, bet: Bet): LegView {
  return {
    match: names.match,
    market: names.market ?? null,
    selection: names.selection,
    odds: oddsText(oddsCenti),
    // Once the bet is over, what was still open counts no more.
    state: result ?? (bet.result === null ? 'open' : 'idle'),
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
