import type { AndarBaharEvent, Card } from '@maidan/casino'
import { expect, test } from 'vitest'
import { dealSteps, EMPTY_TABLE } from './deal-steps.ts'

const joker: Card = { rank: 9, suit: 'hearts' }

function eventsOf(count: number): readonly AndarBaharEvent[] {
  const cards = Array.from({ length: count }, (): Card => ({ rank: 2, suit: 'clubs' }))
  return [
    { type: 'joker', card: joker },
    { type: 'dealt', cards },
    { type: 'ended', side: count % 2 === 1 ? 'andar' : 'bahar', count, totalMinor: '1900' },
  ]
}

function shownBy(count: number, seen: number) {
  const heard: string[] = []
  const steps = dealSteps(eventsOf(count), seen, () => 400, {
    joker: () => heard.push('joker'),
    card: (index) => heard.push(`card ${index}`),
    ended: (totalMinor) => heard.push(`paid ${totalMinor}`),
  })
  for (const step of steps) step.heard?.()
  return { steps, heard }
}

test('the joker is turned, cards fall one by one, and only then is it told who won', () => {
  const { steps, heard } = shownBy(3, 0)
  expect(steps.map(({ view }) => view.cards.length)).toEqual([0, 0, 0, 1, 2, 3, 3])
  expect(steps.map(({ view }) => view.isJokerUp)).toEqual([false, false, ...Array(5).fill(true)])
  expect(steps.filter(({ view }) => view.ended !== null)).toHaveLength(1)
  expect(steps.at(-1)?.view.ended).toEqual({ side: 'andar', count: 3, totalMinor: 1_900n })
  expect(heard).toEqual(['joker', 'card 0', 'card 1', 'card 2', 'paid 1900'])
})

test('a round that was seen stands there at once', () => {
  const { steps, heard } = shownBy(4, 3)
  expect(steps).toHaveLength(1)
  expect(steps[0].view.cards).toHaveLength(4)
  expect(heard).toEqual([])
})

test('the longest deal takes little longer than a short one', () => {
  const lasts = (count: number) =>
    shownBy(count, 0).steps.reduce((sum, { waitMs }) => sum + waitMs, 0)
  expect(lasts(49)).toBeLessThan(6_000)
  expect(lasts(49)).toBeGreaterThan(lasts(8))
})

test('before the first round the table is empty', () => {
  expect(dealSteps([], 0, () => 0, shownSounds)[0].view).toBe(EMPTY_TABLE)
})

const shownSounds = { joker: () => undefined, card: () => undefined, ended: () => undefined }
