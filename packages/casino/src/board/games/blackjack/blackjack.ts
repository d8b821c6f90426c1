import { DECK, type Card } from '../../../cards/card.ts'
import { fraction } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { betLevelsMinor } from '../../../slot/bet-levels.ts'
import { isRecord } from '../../asked/is-record.ts'
import { readNoSetup, type NoSetup } from '../../asked/no-setup.ts'
import type { TurnGame, TurnPlay, TurnRound } from '../../turn-game.ts'
import { bestOf, weighMoves } from './best-move.ts'
import { DEALER_STANDS } from './dealer-ends.ts'
import type { BlackjackEvent, HandPay } from './events.ts'
import { countHand, isNatural, TWENTY_ONE } from './hand.ts'
import { BLACKJACK_MOVES, isRaise, type BlackjackMove } from './moves.ts'
import { handResults, payOfStake } from './pay-hands.ts'
import { activeHand, openSpot, tableAfter } from './table.ts'

/** There is one way to play. */
export type BlackjackSetup = NoSetup

export type BlackjackChoice = { move: BlackjackMove }

type BlackjackRound = TurnRound<BlackjackSetup, BlackjackChoice>

/** One hand against a dealer who draws to 17; every card is as likely as any other at every draw. */
export const blackjack: TurnGame<BlackjackSetup, BlackjackChoice, BlackjackEvent> = {
  code: 'BAGH-BLACKJACK',
  title: 'Blackjack',
  platform: 'BAGH',
  type: 'table',
  volatility: 'low',
  betLevelsMinor,
  bets: [
    {
      key: 'hand',
      // The deep test goes through every round with the best move and finds these two.
      exactReturn: fraction(
        7_016_161_098_045_143_337_706_614_398n,
        7_056_410_014_866_816_666_030_739_693n,
      ),
      hitRate: fraction(
        3_014_246_917_006_574_497_687_278_191_339_581_755n,
        5_756_130_429_098_929_077_956_071_497_934_208_653n,
      ),
      // Two hands of a pair, both doubled, both won.
      largestMultiple: 8,
    },
  ],
  readSetup: readNoSetup,
  readChoice: (value) => {
    const move = isRecord(value) && BLACKJACK_MOVES.find((one) => one === value['move'])
    return move ? { move } : null
  },
  raiseMinor: ({ move }, betMinor) => (isRaise(move) ? betMinor : 0n),
  play,
  choiceOfAbsent: ({ events }) => ({ move: moveOfAbsent(events) }),
}

function play({ betMinor, choices, draws }: BlackjackRound): TurnPlay<BlackjackEvent> {
  const card = (): Card => drawCard(draws)
  const [first, up, second, hole] = [card(), card(), card(), card()]
  const events: BlackjackEvent[] = [{ type: 'dealt', cards: [first, second], up }]
  const isDealt = isNatural([up, hole])
  for (const { move } of choices) {
    const table = tableAfter(events)
    if (isDealt || openSpot(table)?.moves.includes(move) !== true) return { kind: 'illegal' }
    events.push(moved(move, activeHand(table), card))
  }
  if (!isDealt && activeHand(tableAfter(events)) >= 0) return { kind: 'open', events }
  const end: BlackjackEvent = { type: 'dealer', cards: [hole, ...dealerDraws(events, hole, card)] }
  return paid([...events, end], betMinor)
}

/** Each of the 52 cards is equally likely, whatever came before: a shoe that never gets shorter. */
function drawCard(draws: DrawStream): Card {
  const card = DECK[draws.below(DECK.length)]
  if (card === undefined) throw new RangeError('A draw lies outside of the deck')
  return card
}

function moved(move: BlackjackMove, hand: number, card: () => Card): BlackjackEvent {
  switch (move) {
    case 'hit':
      return { type: 'hit', hand, card: card() }
    case 'stand':
      return { type: 'stood', hand }
    case 'double':
      return { type: 'doubled', hand, card: card() }
    case 'split':
      return { type: 'split', cards: [card(), card()] }
  }
}

/** The dealer draws to 17 while a hand can still be beaten by it. */
function dealerDraws(events: readonly BlackjackEvent[], hole: Card, card: () => Card): Card[] {
  const { hands, dealer } = tableAfter(events)
  const isOut = hands.every(
    ({ cards }) => countHand(cards).total > TWENTY_ONE || (hands.length === 1 && isNatural(cards)),
  )
  const drawn: Card[] = []
  if (isOut) return drawn
  while (countHand([...dealer, hole, ...drawn]).total < DEALER_STANDS) drawn.push(card())
  return drawn
}

function paid(events: readonly BlackjackEvent[], betMinor: bigint): TurnPlay<BlackjackEvent> {
  const table = tableAfter(events)
  const results = handResults(table)
  const paidMinor = stakesOf(events).map((hand) => payOfStake(results[hand] ?? 'lost', betMinor))
  const hands = results.map((result, hand): HandPay => {
    const stakes = table.hands[hand]?.isDoubled ? 2n : 1n
    return { result, paidMinor: (payOfStake(result, betMinor) * stakes).toString() }
  })
  const totalMinor = paidMinor.reduce((sum, minor) => sum + minor, 0n)
  const end: BlackjackEvent = { type: 'paid', hands, totalMinor: totalMinor.toString() }
  return { kind: 'ended', events: [...events, end], totalMinor, paidMinor }
}

/** The hand of each stake, in the order in which the stakes were taken. */
function stakesOf(events: readonly BlackjackEvent[]): number[] {
  const raised = events.flatMap((event) => {
    if (event.type === 'split') return [1]
    return event.type === 'doubled' ? [event.hand] : []
  })
  return [0, ...raised]
}

/** The best move of those that cost nothing: nobody's stake is raised while they are away. */
function moveOfAbsent(events: readonly BlackjackEvent[]): BlackjackMove {
  const spot = openSpot(tableAfter(events))
  if (spot === null) return 'stand'
  return bestOf(weighMoves(spot).filter(({ move }) => !isRaise(move)))
}
