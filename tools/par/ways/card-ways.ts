import {
  bestMove,
  HOLDEM_HABITS,
  jacksOrBetter,
  openSpot,
  tableAfter,
  type BlackjackEvent,
  type HoldemEvent,
} from '@maidan/casino'
import type { WaysOf } from './way.ts'

/** The hold that brings most, as the game itself holds for somebody who is away. */
export const jacksWays: WaysOf = ({ bets }) =>
  bets.map((facts) => ({
    facts,
    setup: {},
    choose: ({ events }) =>
      jacksOrBetter.choiceOfAbsent({ setup: {}, choices: [], events: events as never }),
    isSlow: true,
  }))

/** The move that brings most, at every hand. */
export const blackjackWays: WaysOf = ({ bets }) =>
  bets.map((facts) => ({
    facts,
    setup: {},
    choose: ({ events }) => {
      const spot = openSpot(tableAfter(events as readonly BlackjackEvent[]))
      if (spot === null) throw new Error('An open round waits for a move')
      return { move: bestMove(spot) }
    },
    isSlow: true,
  }))

/**
 * By the habits whose returns were counted beside that of best play: to weigh the best call takes every
 * sequel of a flop, which is too much for rounds by the million.
 */
export const holdemWays: WaysOf = () =>
  HOLDEM_HABITS.map(({ name, calls, exactReturn }) => ({
    facts: { key: name, exactReturn },
    setup: {},
    choose: ({ events }) => {
      const [dealt] = events as readonly HoldemEvent[]
      if (dealt?.type !== 'dealt') throw new Error('A round begins with a deal')
      return { move: calls(dealt.cards, dealt.flop) ? 'call' : 'fold' }
    },
    isSlow: true,
  }))
