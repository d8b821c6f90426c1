import { duel, type DuelPlay } from '@maidan/casino'
import { expect, test } from 'vitest'
import { shownOf, stepsOf, wonOf } from './steps.ts'

const fight: DuelPlay = {
  rounds: [
    { starter: 'first', moves: ['heavy', 'strike', 'heavy'] },
    { starter: 'second', moves: ['stopped', 'heavy', 'load', 'heavy'] },
  ],
}

const steps = stepsOf(fight)
const shown = (place: number, landed: number) => shownOf(fight, steps, { place, landed })

test('robots move in turns, and each round is called', () => {
  const sides = steps.map((step) => (step.kind === 'call' ? '|' : step.side[0])).join('')
  expect(sides).toBe('fsf|sfsf|')
})

test('nothing of a duel is shown before its moment', () => {
  expect(shown(-1, 0)).toMatchObject({ called: [], now: { hull: { first: 4, second: 4 } } })
  expect(shown(1, 1).now.hull).toEqual({ first: 4, second: 2 })
  expect(shown(3, 3)).toMatchObject({ called: [], now: { hull: { first: 3, second: 0 } } })
  expect(shown(4, 4)).toMatchObject({ now: { hull: { first: 4, second: 4 } } })
  expect(shown(4, 4).called).toHaveLength(1)
  expect(shown(6, 7).now.core).toEqual({ first: 0, second: 1 })
})

test('the rounds of its end are those of its result', () => {
  const { called } = shown(steps.length - 1, steps.length)
  expect([wonOf(called, 'first'), wonOf(called, 'second')]).toEqual([2, 0])
  expect(duel.model.resultOf(fight)).toMatchObject({ first: 2, second: 0, flawless: true })
})
