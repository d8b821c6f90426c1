import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lossFloor, lossUsed, playRoom } from './loss-floor.ts'

type Row = [
  what: string,
  begin: bigint,
  moves: [kind: 'play' | 'other', minor: bigint][],
  room: bigint,
]

/** A limit of 500 on a player who has so much when the period begins, nothing at risk. */
test.each<Row>([
  ['nothing has happened', 2_000n, [], 500n],
  ['a loss uses it up', 2_000n, [['play', -300n]], 200n],
  [
    'a win gives it back, and more to play with',
    2_000n,
    [
      ['play', -300n],
      ['play', 450n],
    ],
    650n,
  ],
  [
    'a deposit is no win',
    2_000n,
    [
      ['play', -300n],
      ['other', 1_000n],
    ],
    200n,
  ],
  [
    'a withdrawal is no loss',
    2_000n,
    [
      ['play', -300n],
      ['other', -1_500n],
    ],
    200n,
  ],
  ['a bonus that was credited is no win', 100n, [['other', 50n]], 150n],
  ['there is less than the limit', 100n, [], 100n],
  ['it is passed by a bet that was taken before', 2_000n, [['play', -900n]], 0n],
])('[LAW-29] %s', (_, begin, moves, room) => {
  const sum = (kind: string) =>
    moves.reduce((all, [one, minor]) => (one === kind ? all + minor : all), 0n)
  const cash = begin + sum('play') + sum('other')
  const floor = lossFloor(cash, [{ limit: 500n, playMinor: sum('play'), untilMs: 9 }])
  const left = floor && playRoom(cash, floor)
  expect(left !== null && left < cash ? left : cash).toBe(room)
})

const move = fc.record({
  kind: fc.constantFrom('play', 'other', 'hold', 'free'),
  minor: fc.bigInt({ min: 1n, max: 400n }),
  isOut: fc.boolean(),
})
const begins = fc.array(fc.record({ at: fc.nat(30), limit: fc.bigInt({ min: 0n, max: 800n }) }), {
  minLength: 1,
  maxLength: 3,
})

test('[LAW-29] the floor is what was there at the begin and what was not play since, less the limit', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), begins, (moves, limits) => {
      // The slow model keeps every state and sums the postings anew for each limit.
      const states = [{ cash: 1_000n, risk: 0n }]
      const postings: { play: bigint; other: bigint }[] = []
      for (const { kind, minor, isOut } of moves) {
        const { cash, risk } = states.at(-1) ?? { cash: 0n, risk: 0n }
        const signed = isOut ? -minor : minor
        if (kind === 'hold') states.push({ cash: cash - minor, risk: risk + minor })
        else if (kind === 'free') states.push({ cash: cash + risk, risk: 0n })
        else states.push({ cash: cash + signed, risk })
        postings.push({
          play: kind === 'play' ? signed : 0n,
          other: kind === 'other' ? signed : 0n,
        })
      }
      const now = states.at(-1) ?? { cash: 0n, risk: 0n }
      const slow = limits.map(({ at, limit }) => {
        const begin = states[Math.min(at, states.length - 1)] ?? now
        const since = postings.slice(at)
        return begin.cash + begin.risk + since.reduce((sum, { other }) => sum + other, 0n) - limit
      })
      const given = limits.map(({ at, limit }) => ({
        limit,
        playMinor: postings.slice(at).reduce((sum, { play }) => sum + play, 0n),
        untilMs: at,
      }))
      const highest = slow.reduce((high, one) => (one > high ? one : high))
      const floor = lossFloor(now.cash + now.risk, given)
      expect(floor?.floorMinor).toBe(highest)
      const used = given.map(({ playMinor }) => lossUsed(now.risk, playMinor))
      for (const [index, { limit }] of limits.entries()) {
        const own = lossFloor(now.cash + now.risk, given.slice(index, index + 1))
        const room = own === null ? 0n : playRoom(now.cash, own)
        // What is used and what is left are the limit, but for what play has won and could be played again.
        expect(room).toBeGreaterThanOrEqual(
          (used[index] ?? 0n) >= limit ? 0n : limit - (used[index] ?? 0n),
        )
      }
    }),
  )
})

test('[LAW-29] without a limit there is no floor, and of two as high the longer one holds', () => {
  expect(lossFloor(100n, [])).toBeNull()
  const equal = [
    { limit: 50n, playMinor: 0n, untilMs: 5 },
    { limit: 40n, playMinor: 10n, untilMs: 7 },
  ]
  expect(lossFloor(100n, equal)).toEqual({ floorMinor: 50n, untilMs: 7 })
})
