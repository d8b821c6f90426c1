import type { LeavesEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { cardSteps, NO_CARD, type Bared } from './card-steps.ts'

const EVENTS: readonly LeavesEvent[] = [
  { type: 'dealt', own: [3, 14, 27] },
  { type: 'scratched', leaf: 4, number: 14, prizeTenths: 20, pays: true, winMinor: '4000' },
  { type: 'scratched', leaf: 0, number: 9, prizeTenths: 500, pays: false, winMinor: '4000' },
  { type: 'dewed', dew: 3, winMinor: '12000' },
]

const silent = { dealt: () => undefined, bared: () => undefined, dewed: () => undefined }

test('a card comes step by step, and the dew last, after a while', () => {
  const heard: string[] = []
  const steps = cardSteps(EVENTS, 0, 900, {
    dealt: () => void heard.push('dealt'),
    bared: ({ pays }: Bared) => void heard.push(pays ? 'pays' : 'other'),
    dewed: () => void heard.push('dewed'),
  })
  for (const step of steps) step.heard?.()
  expect(heard).toEqual(['dealt', 'pays', 'other', 'dewed'])
  expect(steps.map(({ view }) => view.dew)).toEqual([null, null, null, null, null, 3])
  expect(steps.map(({ view }) => view.winMinor)).toEqual([0n, 0n, 4_000n, 4_000n, 4_000n, 12_000n])
  expect(steps.at(-1)?.waitMs).toBe(900)
})

test('a card from before a reload stands as it was left', () => {
  const [first, ...more] = cardSteps(EVENTS.slice(0, 2), 2, 0, silent)
  expect(more).toEqual([])
  expect(first.view).toMatchObject({ own: [3, 14, 27], winMinor: 4_000n, dew: null })
  expect(first.view.leaves[4]).toEqual({ number: 14, prizeTenths: 20, pays: true })
  expect(first.view.leaves.filter((leaf) => leaf === null)).toHaveLength(8)
})

test('without a card nothing is bared', () => {
  expect(cardSteps([], 0, 0, silent)).toEqual([{ view: NO_CARD, waitMs: 0 }])
})
