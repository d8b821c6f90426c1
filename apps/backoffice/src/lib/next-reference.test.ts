import { expect, test } from 'vitest'
import { nextReference } from './next-reference.ts'

const list = ['D1', 'D2', 'D3']

test('[SIL-026] j and k walk the queue and stop at its ends', () => {
  expect(nextReference(list, undefined, { step: 1, lastIndex: 0 })).toBe('D1')
  expect(nextReference(list, undefined, { step: -1, lastIndex: 0 })).toBe('D3')
  expect(nextReference(list, 'D1', { step: 1, lastIndex: 0 })).toBe('D2')
  expect(nextReference(list, 'D3', { step: 1, lastIndex: 2 })).toBe('D3')
  expect(nextReference(list, 'D1', { step: -1, lastIndex: 0 })).toBe('D1')
})

test('[SIL-026] after an approval j goes on with the payment that moved up', () => {
  expect(nextReference(['D1', 'D3'], 'D2', { step: 1, lastIndex: 1 })).toBe('D3')
  expect(nextReference(['D1', 'D3'], 'D2', { step: -1, lastIndex: 1 })).toBe('D1')
  expect(nextReference(['D1'], 'D2', { step: 1, lastIndex: 1 })).toBe('D1')
})

test('an empty queue has no next', () => {
  expect(nextReference([], 'D2', { step: 1, lastIndex: 0 })).toBeUndefined()
})
