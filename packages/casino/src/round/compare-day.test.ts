import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDay, type OurRound, type TheirRound } from './compare-day.ts'

const DAY = { fromMs: 1_000, untilMs: 2_000 }

const round = {
  roundId: 'r1',
  player: 'alice',
  currency: 'BDT',
  betMinor: 500n,
  winMinor: 900n,
  beganMs: 1_500,
} as const
const ours = (other: Partial<OurRound> = {}): OurRound => ({ ...round, state: 'closed', ...other })
const theirs = (other: Partial<TheirRound> = {}): TheirRound => ({
  ...round,
  state: 'closed',
  ...other,
})
const nothing = { state: 'cancelled', betMinor: 0n, winMinor: 0n } as const
const open = { state: 'open', winMinor: 0n } as const

test.each<
  [name: string, ours: OurRound[], theirs: TheirRound[], found: string[], rounds: number, of?: 1]
>([
  ['nothing at all', [], [], [], 0],
  ['both books say the same', [ours()], [theirs()], [], 1],
  ['both say that it is open', [ours(open)], [theirs(open)], [], 1, 1],
  ['both say that it was given back', [ours(nothing)], [theirs(nothing)], [], 1],
  ['it is in no book of ours', [], [theirs()], ['missing_ours r1'], 1],
  ['it is in no list of theirs', [ours()], [], ['missing_theirs r1'], 1],
  [
    'ids differ by their case',
    [ours({ roundId: 'R1' })],
    [theirs()],
    ['missing_theirs R1', 'missing_ours r1'],
    2,
  ],
  [
    'their list names others before what we have',
    [ours({ betMinor: 501n }), ours({ roundId: 'r2' })],
    [theirs({ roundId: 'ghost1' }), theirs({ roundId: 'ghost2' }), theirs()],
    ['other_amount r1', 'missing_theirs r2', 'missing_ours ghost1', 'missing_ours ghost2'],
    4,
  ],
  ['what moved nothing need not stand in ours', [], [theirs(nothing)], [], 0],
  ['nor in theirs', [ours(nothing)], [], [], 0],
  ['nor in theirs what we gave back whole', [ours({ ...nothing, state: 'refunded' })], [], [], 0],
  ['a lost round has to stand in both', [ours({ winMinor: 0n })], [], ['missing_theirs r1'], 1],
  ['another stake', [ours({ betMinor: 501n })], [theirs()], ['other_amount r1'], 1],
  ['another win', [ours()], [theirs({ winMinor: 901n })], ['other_amount r1'], 1],
  [
    'stake and win swapped',
    [ours()],
    [theirs({ betMinor: 900n, winMinor: 500n })],
    ['other_amount r1'],
    1,
  ],
  [
    'the same digits of other money',
    [ours()],
    [theirs({ currency: 'INR' })],
    ['other_amount r1'],
    1,
  ],
  ['another player', [ours()], [theirs({ player: 'bob' })], ['other_player r1'], 1],
  [
    'another player and stake',
    [ours()],
    [theirs({ player: 'bob', betMinor: 1n })],
    ['other_player r1'],
    1,
  ],
  ['its end has not reached us', [ours({ state: 'open' })], [theirs()], ['other_state r1'], 1],
  ['its win has not reached us', [ours(open)], [theirs()], ['other_amount r1'], 1],
  ['theirs is open and ours is not', [ours()], [theirs({ state: 'open' })], ['other_state r1'], 1],
  ['given back there and open here', [ours(open)], [theirs(nothing)], ['other_amount r1'], 1],
  [
    'given back here, open there, a free one',
    [ours({ ...nothing, state: 'refunded' })],
    [theirs({ ...nothing, state: 'open' })],
    ['other_state r1'],
    1,
  ],
  [
    'given back here and there',
    [ours({ ...nothing, state: 'refunded' })],
    [theirs(nothing)],
    [],
    1,
  ],
  ['given back here in part, over there', [ours({ state: 'refunded' })], [theirs()], [], 1],
  [
    'given back here in part, cancelled there',
    [ours({ state: 'refunded' })],
    [theirs({ state: 'cancelled' })],
    ['other_state r1'],
    1,
  ],
  [
    'just before midnight there, after it here: their day',
    [ours({ beganMs: 2_000 })],
    [theirs({ beganMs: 1_999 })],
    [],
    1,
  ],
  [
    'the same seen from the next day',
    [ours({ beganMs: 1_000 })],
    [theirs({ beganMs: 999 })],
    [],
    0,
  ],
  [
    'the first instant is of the day',
    [ours({ beganMs: 1_000 })],
    [theirs({ beganMs: 1_000 })],
    [],
    1,
  ],
  ['the last is of the next one', [], [theirs({ beganMs: 2_000 })], [], 0],
  ['ours of another day is not missed', [ours({ beganMs: 2_000 })], [], [], 0],
])('[LAW-6] %s', (_, own, lines, found, rounds, openRounds) => {
  const day = compareDay(DAY, own, lines)
  expect(day.differences.map(nameOf)).toEqual(found)
  expect([day.rounds, day.open]).toEqual([rounds, openRounds ?? 0])
})

type Found = ReturnType<typeof compareDay>['differences'][number]

function nameOf({ difference, ours: own, theirs: line }: Found): string {
  return `${difference} ${(own ?? line).roundId}`
}

test('[LAW-6] both sides are added up by currency, with what one book lacks', () => {
  const { sums } = compareDay(
    DAY,
    [ours(), ours({ roundId: 'r2', currency: 'INR' }), ours({ roundId: 'r3' })],
    [
      theirs({ winMinor: 1n }),
      theirs({ roundId: 'r2' }),
      theirs({ roundId: 'r4', currency: 'INR' }),
    ],
  )
  const sum = {
    ourBetMinor: 1_000n,
    ourWinMinor: 1_800n,
    theirBetMinor: 1_000n,
    theirWinMinor: 901n,
  }
  expect(sums).toEqual([
    { ...sum, currency: 'BDT' },
    {
      currency: 'INR',
      ourBetMinor: 500n,
      ourWinMinor: 900n,
      theirBetMinor: 500n,
      theirWinMinor: 900n,
    },
  ])
})

const few = (...texts: string[]) => fc.constantFrom(...texts)
const minor = fc.bigInt({ min: 0n, max: 1n })
const bookOf = <State extends string>(...states: State[]) =>
  fc.uniqueArray(
    fc.record({
      roundId: few('r1', 'r2', 'r3', 'r4', 'r5'),
      player: fc.oneof({ weight: 5, arbitrary: few('alice') }, few('bob')),
      currency: fc.oneof({ weight: 5, arbitrary: few('BDT') }, few('INR')),
      state: fc.constantFrom(...states),
      betMinor: minor,
      winMinor: minor,
      beganMs: fc.constantFrom(999, 1_000, 1_999, 2_000),
    }),
    { selector: ({ roundId }) => roundId },
  )

/** Each round that either book names is looked up in both, by a rule that is written as a table. */
function byHand(own: readonly OurRound[], lines: readonly TheirRound[]) {
  const listed: string[] = []
  let [rounds, openRounds] = [0, 0]
  for (const id of ['r1', 'r2', 'r3', 'r4', 'r5']) {
    const mine = own.find(({ roundId }) => roundId === id)
    const line = lines.find(({ roundId }) => roundId === id)
    const began = (line ?? mine)?.beganMs ?? 0
    if (began !== 1_000 && began !== 1_999) continue
    const isIdle = (one: OurRound | TheirRound) =>
      (one.state === 'cancelled' || one.state === 'refunded') && one.betMinor + one.winMinor === 0n
    if (mine === undefined || line === undefined) {
      const one = mine ?? line
      if (one === undefined || isIdle(one)) continue
      rounds += 1
      listed.push(`${mine ? 'missing_theirs' : 'missing_ours'} ${id}`)
      continue
    }
    rounds += 1
    const gone = mine.betMinor + mine.winMinor === 0n ? 'cancelled' : 'closed'
    const state = mine.state === 'refunded' ? gone : mine.state
    const money = (one: OurRound | TheirRound) => [one.currency, one.betMinor, one.winMinor].join()
    if (mine.player !== line.player) listed.push(`other_player ${id}`)
    else if (money(mine) !== money(line)) listed.push(`other_amount ${id}`)
    else if (state !== line.state) listed.push(`other_state ${id}`)
    else if (state === 'open') openRounds += 1
  }
  return { listed: listed.toSorted(), rounds, open: openRounds }
}

test('[LAW-6] any day is compared as by hand, and what differs in sum differs in a round', () => {
  fc.assert(
    fc.property(
      bookOf('open', 'closed', 'cancelled', 'refunded'),
      bookOf('open', 'closed', 'cancelled'),
      (own, lines) => {
        const { differences, rounds, open: openRounds, sums } = compareDay(DAY, own, lines)
        const listed = differences.map(nameOf).toSorted()
        expect({ listed, rounds, open: openRounds }).toEqual(byHand(own, lines))
        const isSame = sums.every(
          (sum) => sum.ourBetMinor === sum.theirBetMinor && sum.ourWinMinor === sum.theirWinMinor,
        )
        expect(isSame || differences.length > 0).toBe(true)
      },
    ),
    { numRuns: 1_000 },
  )
})
