import { expect, test } from 'vitest'
import type { Delivery } from '../delivery/delivery.ts'
import { upToTarget } from './up-to-target.ts'

const two: Delivery = {
  kind: 'bat',
  total: 2,
  offBat: 2,
  ran: 2,
  isBoundary: false,
  wicket: null,
}

test('runs beyond the winning one do not count', () => {
  expect(upToTarget(two, 1)).toMatchObject({ total: 1, offBat: 1, ran: 1 })
  expect(upToTarget(two, 2)).toEqual(two)
  expect(upToTarget(two, null)).toEqual(two)
})

test('a ball over the rope counts in full', () => {
  const four: Delivery = { ...two, total: 4, offBat: 4, ran: 0, isBoundary: true }
  expect(upToTarget(four, 1)).toEqual(four)
})

test('nobody is run out after the winning run', () => {
  const runOut = { how: 'run_out', who: 'striker', end: 'keeper' } as const
  expect(upToTarget({ ...two, total: 1, offBat: 1, ran: 1, wicket: runOut }, 1).wicket).toBeNull()
})
