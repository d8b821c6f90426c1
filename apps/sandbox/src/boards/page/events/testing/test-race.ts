import { eventGame, type EventModel } from '@maidan/casino'
import type { EventNames } from '../event-names.ts'

/** Two boats race over so many equal chances; they may touch the bank together. */
type Boats = { name: string; first: number; second: number; together: number }
type Landing = 'first' | 'second' | 'together'

const model: EventModel<Boats, { landing: Landing }, Landing> = {
  fixtures: [
    { name: 'Even', first: 4, second: 4, together: 2 },
    { name: 'Steep', first: 9, second: 1, together: 0 },
  ],
  markets: [
    {
      key: 'winner',
      picks: ['first', 'second', 'together'],
      returnBps: 9_500,
      resultOf: (pick, landing) => (pick === landing ? 'won' : 'lost'),
    },
    {
      key: 'ahead',
      picks: ['first', 'second'],
      returnBps: 9_500,
      resultOf(pick, landing) {
        if (landing === 'together') return 'void'
        return pick === landing ? 'won' : 'lost'
      },
    },
    {
      key: 'tie',
      picks: ['yes'],
      returnBps: 9_000,
      resultOf: (_, landing) => (landing === 'together' ? 'won' : 'lost'),
    },
  ],
  play(draws, { first, second, together }) {
    const ball = draws.below(first + second + together)
    return { landing: ball < first ? 'first' : ball < first + second ? 'second' : 'together' }
  },
  resultOf: ({ landing }) => landing,
  waysOf: ({ first, second, together }) => [
    { result: 'first', ways: BigInt(first) },
    { result: 'second', ways: BigInt(second) },
    { result: 'together', ways: BigInt(together) },
  ],
}

/** A small event of its own for tests of what all events share. */
export const testRace = eventGame(
  {
    code: 'VIRTUAL-BOATS',
    title: 'Boats',
    platform: 'VIRTUAL',
    volatility: 'low',
    timing: { bettingMs: 20_000, shownMs: 10_000 },
    betsMax: 3,
  },
  model,
)

export const testNames: EventNames<Boats, { landing: Landing }, string> = {
  fixture: ({ name }) => name,
  group: (key) => key,
  market: (key) => `market ${key}`,
  pick: (_, pick) => `pick ${pick}`,
  result: ({ landing }) => landing,
  summary: ({ landing }, { name }) => `${name}: ${landing}`,
  clock: (_, elapsedMs) => String(elapsedMs),
}
