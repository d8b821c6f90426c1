import type { BetView } from '../../book-api.ts'
import type { WordKey } from '../words/speech.ts'

export type BetText = {
  state: WordKey
  tone: 'open' | 'good' | 'quiet' | 'busy'
  /** What the amount beside the stake is. */
  amountLabel: WordKey
  amountMinor: bigint
}

/** How a bet is told: its state in a word, and what it pays or paid. */
export function betText(bet: BetView): BetText {
  const returnMinor = BigInt(bet.returnMinor)
  switch (bet.state) {
    case 'placing':
      return told('statePlacing', 'busy', 'possibleReturn', returnMinor)
    case 'open':
      return told(
        'stateOpen',
        'open',
        bet.bets > 1 ? 'systemReturn' : 'possibleReturn',
        returnMinor,
      )
    case 'lost':
      return told('stateLost', 'quiet', 'paid', 0n)
    case 'won':
      if (bet.settlement === 'pending') return told('statePaying', 'busy', 'paying', returnMinor)
      // Of a system some bets may win, and all together still less than they cost.
      return returnMinor < BigInt(bet.stakeMinor)
        ? told('stateWonPart', 'quiet', 'paid', returnMinor)
        : told('stateWon', 'good', 'paid', returnMinor)
    case 'cashed_out':
      return bet.settlement === 'pending'
        ? told('statePaying', 'busy', 'paying', returnMinor)
        : told('stateCashedOut', 'good', 'paid', returnMinor)
    case 'void':
    case 'returning':
    case 'returned':
      return stakeText(bet)
  }
}

/** Whether there is still news to come about a bet. */
export function isUnsettled({ state, settlement }: BetView): boolean {
  return (
    state === 'placing' || state === 'open' || state === 'returning' || settlement === 'pending'
  )
}

function stakeText(bet: BetView): BetText {
  if (bet.isFree)
    return told(
      isUnsettled(bet) ? 'stateReturning' : 'stateFreeBack',
      isUnsettled(bet) ? 'busy' : 'quiet',
      'paid',
      0n,
    )
  const stakeMinor = BigInt(bet.stakeMinor)
  return isUnsettled(bet)
    ? told('stateReturning', 'busy', 'returningAmount', stakeMinor)
    : told('stateReturned', 'quiet', 'returnedAmount', stakeMinor)
}

function told(
  state: WordKey,
  tone: BetText['tone'],
  amountLabel: WordKey,
  amountMinor: bigint,
): BetText {
  return { state, tone, amountLabel, amountMinor }
}
