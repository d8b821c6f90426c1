import type { Card } from '../../../cards/card.ts'
import { openShoe, type Shoe } from '../../../cards/open-shoe.ts'
import { fraction } from '../../../chance/fraction.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { isRecord } from '../../asked/is-record.ts'
import { readNoSetup, type NoSetup } from '../../asked/no-setup.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import type { HoldemEvent, HoldemResult } from './events.ts'
import { HOLDEM_MOVES, type HoldemMove } from './moves.ts'
import { payHands } from './pay-hands.ts'
import { CALL_ANTES, HOLDEM_PAYS } from './pays.ts'

/** There is one way to play. */
export type HoldemSetup = NoSetup

export type HoldemChoice = { move: HoldemMove }

type HoldemRound = TurnRound<HoldemSetup, HoldemChoice>

/**
 * Casino Hold'em: two cards against the dealer's two, with five that both share. After three of the five the
 * player gives the ante up or calls with twice as much more.
 */
export const casinoHoldem: TurnGame<HoldemSetup, HoldemChoice, HoldemEvent> = {
  code: 'SHAPLA-HOLDEM',
  title: "Casino Hold'em",
  platform: 'SHAPLA',
  type: 'table',
  volatility: 'medium',
  betLevelsMinor,
  bets: [
    {
      key: 'ante',
      // Best play; the kept counts of every flop add up to these two.
      exactReturn: fraction(61_849_287_523n, 63_213_204_600n),
      hitRate: fraction(205_368_001_511n, 409_026_618_000n),
      // A royal flush against a hand that counts: the ante by the table, the call at evens.
      largestMultiple: 1 + HOLDEM_PAYS['royal-flush'] + 2 * CALL_ANTES,
    },
  ],
  readSetup: readNoSetup,
  readChoice: (value) => {
    const move = isRecord(value) && HOLDEM_MOVES.find((one) => one === value['move'])
    return move ? { move } : null
  },
  raiseMinor: ({ move }, anteMinor) => (move === 'call' ? callMinor(anteMinor) : 0n),
  play,
  // Nobody's stake is raised while they are away, so the ante is given up.
  choiceOfAbsent: () => ({ move: 'fold' }),
}

/** What a call costs on top of an ante, in minor units. */
export function callMinor(anteMinor: bigint): bigint {
  return anteMinor * BigInt(CALL_ANTES)
}

function play({ betMinor, choices, draws }: HoldemRound): TurnPlay<HoldemEvent> {
  const [choice, ...more] = choices
  if (more.length > 0) return { kind: 'illegal' }
  const shoe = openShoe(draws)
  const [cards, dealer, flop] = [take(shoe, 2), take(shoe, 2), take(shoe, 3)]
  const dealt: HoldemEvent = { type: 'dealt', cards, flop }
  switch (choice?.move) {
    case undefined:
      return { kind: 'open', events: [dealt] }
    case 'fold':
      return folded(dealt)
    case 'call': {
      const [turn, river] = [shoe.draw(), shoe.draw()]
      const board = [...flop, turn, river]
      const events: HoldemEvent[] = [
        dealt,
        { type: 'called' },
        { type: 'shown', turn, river, dealer },
      ]
      return called(events, betMinor, [...cards, ...board], [...dealer, ...board])
    }
  }
}

function take(shoe: Shoe, count: number): Card[] {
  return Array.from({ length: count }, () => shoe.draw())
}

function folded(dealt: HoldemEvent): TurnPlay<HoldemEvent> {
  const paid = paidEvent('folded', 0n, 0n)
  return {
    kind: 'ended',
    events: [dealt, { type: 'folded' }, paid],
    totalMinor: 0n,
    paidMinor: [0n],
  }
}

function called(
  events: readonly HoldemEvent[],
  betMinor: bigint,
  own: readonly Card[],
  dealer: readonly Card[],
): TurnPlay<HoldemEvent> {
  const { result, ante, call } = payHands(own, dealer)
  const paidMinor = [betMinor * BigInt(ante), betMinor * BigInt(call)] as const
  const [anteMinor, callMinor] = paidMinor
  const paid = paidEvent(result, anteMinor, callMinor)
  return { kind: 'ended', events: [...events, paid], totalMinor: anteMinor + callMinor, paidMinor }
}

function paidEvent(result: HoldemResult, anteMinor: bigint, callMinor: bigint): HoldemEvent {
  return {
    type: 'paid',
    result,
    anteMinor: String(anteMinor),
    callMinor: String(callMinor),
    totalMinor: String(anteMinor + callMinor),
  }
}
