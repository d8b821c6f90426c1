import { teenPatti } from '@maidan/casino'
import { expect, test } from 'vitest'
import { TEEN_PATTI_STEPS } from './deal-steps.ts'

test('cards are dealt in turn, then turned in turn, then the result is told', () => {
  const order = TEEN_PATTI_STEPS.map((step) =>
    step.act === 'tell' ? 'told' : `${step.act} ${step.hand} ${step.card}`,
  )
  const turns = ['left 0', 'right 0', 'left 1', 'right 1', 'left 2', 'right 2']
  expect(order).toEqual([
    ...turns.map((place) => `deal ${place}`),
    ...turns.map((place) => `turn ${place}`),
    'told',
  ])
  const times = TEEN_PATTI_STEPS.map(({ atMs }) => atMs)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('a round shows its result for at least five seconds before the next begins', () => {
  expect(TEEN_PATTI_STEPS.at(-1)?.atMs).toBeLessThanOrEqual(teenPatti.timing.shownMs - 5_000)
})
