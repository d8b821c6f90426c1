import type { Card, PokerEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { EMPTY_HAND, handSteps } from './hand-steps.ts'

const dealt: readonly Card[] = ([1, 2, 3, 4, 5] as const).map((rank) => ({ rank, suit: 'clubs' }))
const drawn = dealt.map((card, place): Card => (place < 3 ? card : { ...card, suit: 'hearts' }))
const hold = [true, true, true, false, false]

const EVENTS: readonly PokerEvent[] = [
  { type: 'dealt', cards: dealt },
  { type: 'drawn', hold, cards: drawn },
  { type: 'paid', hand: 'straight', times: 4, totalMinor: '4000' },
]

function shownBy(events: readonly PokerEvent[], seen: number) {
  const heard: string[] = []
  const steps = handSteps(events, seen, () => 700, {
    card: (place) => heard.push(`card ${place}`),
    paid: (times) => heard.push(`paid ${times}`),
  })
  for (const step of steps) step.heard?.()
  return { steps, heard }
}

test('a deal turns up five cards one by one', () => {
  const { steps, heard } = shownBy(EVENTS.slice(0, 1), 0)
  expect(steps[0].view).toEqual(EMPTY_HAND)
  expect(steps.map(({ view }) => view.isUp.filter(Boolean).length)).toEqual([0, 0, 1, 2, 3, 4, 5])
  expect(heard).toEqual(['card 0', 'card 1', 'card 2', 'card 3', 'card 4'])
})

test('a draw turns down what is not held, and only then changes it', () => {
  const { steps, heard } = shownBy(EVENTS, 1)
  expect(steps[0].view).toMatchObject({ cards: dealt, hold: null, paid: null })
  const down = steps.find(({ view }) => view.isUp.includes(false))
  expect(down?.view).toMatchObject({ cards: dealt, isUp: hold })
  expect(steps.at(-1)?.view).toEqual({
    cards: drawn,
    isUp: [true, true, true, true, true],
    hold,
    paid: { hand: 'straight', times: 4, totalMinor: 4_000n },
  })
  expect(heard).toEqual(['card 3', 'card 4', 'paid 4'])
})

test('all that was seen is there at once', () => {
  const { steps, heard } = shownBy(EVENTS, EVENTS.length)
  expect(steps).toHaveLength(1)
  expect(steps[0].view.paid?.totalMinor).toBe(4_000n)
  expect(heard).toEqual([])
})

test('five held cards are not turned', () => {
  const all = { type: 'drawn', hold: [true, true, true, true, true], cards: dealt } as const
  const { steps } = shownBy([...EVENTS.slice(0, 1), all], 1)
  expect(steps.every(({ view }) => view.isUp.every(Boolean))).toBe(true)
})
