import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MoneyNotice, RoundView, SessionView } from '../../../studio-api.ts'
import { createSpeech } from '../../words/speech.ts'
import { settleUp } from './settle-up.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Stand = Pick<SessionView, 'notice' | 'unfinished'>

const note = (kind: MoneyNotice['kind'], amountMinor = '2000'): MoneyNotice => ({
  kind,
  roundId: 'r1',
  amountMinor,
})
const stands = (notice: MoneyNotice | null, unfinished: RoundView | null = null): Stand => ({
  notice,
  unfinished,
})
const round = { roundId: 'r1' } as RoundView

/** All that is said while the studio answers so, one after the other, and what is told as seen. */
async function heard(first: MoneyNotice, answers: readonly Stand[]) {
  const said: string[] = []
  const told: string[] = []
  const left = [...answers]
  const settling = settleUp(
    {
      notice: { show: (text) => said.push(text), hide: () => said.push('') },
      speech: createSpeech('en'),
      money: (minor) => `৳ ${minor / 100n}`,
      ask: async () => (left.length > 1 ? left.shift() : left[0]) as SessionView,
      told: (roundId) => told.push(roundId),
    },
    first,
  )
  await vi.advanceTimersByTimeAsync(20_000)
  return { said, told, view: await settling }
}

const ASKED = 'Your last spin is being confirmed. It is played once, or your ৳ 20 comes back.'
const RETURNING = 'The spin did not take place. Your ৳ 20 is safe and is being returned.'

test('[LAW-21] a bet of which nothing was known, and that was taken, is never said to be back', async () => {
  const { said, told, view } = await heard(note('bet-asked'), [stands(null, round)])
  expect(said).toEqual([ASKED, ''])
  expect([told, view.unfinished]).toEqual([[], round])
})

test('[LAW-21] such a bet is shown before its win is told of', async () => {
  const { said, view } = await heard(note('bet-asked'), [
    stands(note('bet-asked')),
    stands(note('win-pending', '900'), round),
  ])
  expect(said).toEqual([ASKED, ASKED, ''])
  expect(view.unfinished).toBe(round)
})

test('[LAW-21] such a bet that was not taken is told to be on its way back, and back', async () => {
  const { said, told } = await heard(note('bet-asked'), [
    stands(note('stake-returning')),
    stands(note('stake-returned')),
  ])
  const back = 'The spin did not take place. Your ৳ 20 is back in your balance.'
  expect(said).toEqual([ASKED, RETURNING, back, ''])
  expect(told).toEqual(['r1'])
})

test.each([
  [
    'a win',
    note('win-pending', '900'),
    'Your win of ৳ 9 is on its way to your balance.',
    'Your win is in your balance.',
  ],
  [
    'a jackpot',
    note('jackpot-pending', '0'),
    'You have won the jackpot. It is on its way to your balance.',
    'Your win is in your balance.',
  ],
  [
    'no win',
    note('end-pending', '0'),
    'Your last spin is not booked yet. It takes a moment.',
    null,
  ],
] as const)(
  '[LAW-21] of %s that is being booked no more is said than that',
  async (_, first, before, after) => {
    const { said, told } = await heard(first, [stands(null)])
    expect(said).toEqual([before, after, ''].filter((text) => text !== null))
    expect(told).toEqual([])
  },
)
