import type { HariEvent } from '@maidan/casino'
import { expect, test } from 'vitest'
import { AT_FOOT, climbSteps, type ClimbSounds } from './climb-steps.ts'

const TREE = [
  [0, 1, 2],
  [1, 2, 3],
  [0, 2, 3],
]

const held = (foothold: number): HariEvent => ({
  type: 'held',
  foothold,
  multipleCenti: '132',
  winMinor: '1320',
})
const fell: HariEvent = { type: 'fell', foothold: 1, holding: TREE }
const taken: HariEvent = { type: 'taken', multipleCenti: '176', winMinor: '1760', holding: TREE }

/** What is heard, in order, as the steps of these events are shown. */
function heardOf(events: readonly HariEvent[], seen: number): readonly string[] {
  const told: string[] = []
  const sounds: ClimbSounds = {
    stepped: (row) => told.push(`row ${row}`),
    fell: () => told.push('fell'),
    taken: () => told.push('taken'),
  }
  for (const { heard } of climbSteps(events, seen, 700, sounds)) heard?.()
  return told
}

const silent: ClimbSounds = {
  stepped: () => undefined,
  fell: () => undefined,
  taken: () => undefined,
}

test('a climb begins at the foot of the palm', () => {
  expect(climbSteps([], 0, 0, silent)).toEqual([{ view: AT_FOOT, waitMs: 0 }])
})

test('a row that held is shown and heard by its number', () => {
  const steps = climbSteps([held(2), held(1)], 1, 0, silent)
  expect(steps.map(({ view }) => view.climbed)).toEqual([[2], [2, 1]])
  expect(heardOf([held(2), held(1)], 1)).toEqual(['row 2'])
})

test('a rotten foothold is stood on first, and tells nothing of the palm until it gives way', () => {
  const steps = climbSteps([held(2), held(1), fell], 2, 0, silent)
  expect(steps.map(({ view }) => view.tried)).toEqual([null, 1, null])
  expect(steps.map(({ view }) => view.end)).toEqual([null, null, 'fell'])
  expect(steps.map(({ view }) => view.holding)).toEqual([null, null, TREE])
  expect(steps.at(-1)?.view).toMatchObject({ climbed: [2, 1], fellAt: 1 })
  expect(heardOf([held(2), held(1), fell], 2)).toEqual(['row 3', 'fell'])
})

test('the last row is climbed before the pot is taken, and the win stays as long as it counts', () => {
  const steps = climbSteps([held(0), held(1), taken], 1, 700, silent)
  expect(steps.map(({ view }) => view.climbed.length)).toEqual([1, 2, 2])
  expect(steps.at(-1)).toMatchObject({ view: { end: 'taken', holding: TREE }, waitMs: 700 })
  expect(heardOf([held(0), held(1), taken], 1)).toEqual(['row 2', 'taken'])
})

test('what was seen before is there at once, without a sound', () => {
  const steps = climbSteps([held(0), held(1), fell], 3, 0, silent)
  expect(steps).toHaveLength(1)
  expect(steps[0].view).toMatchObject({ climbed: [0, 1], fellAt: 1, end: 'fell' })
  expect(heardOf([held(0), held(1), fell], 3)).toEqual([])
})
