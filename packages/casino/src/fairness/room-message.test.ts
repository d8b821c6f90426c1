import { expect, test } from 'vitest'
import { roomMessage } from './room-message.ts'

test.each([
  [{ clientSeeds: ['alice', 'bob'], round: 7, block: 0 }, 'alice,bob:7:0'],
  [{ clientSeeds: [], round: 12, block: 3 }, ':12:3'],
])('the message of %j is %s', (message, expected) => {
  expect(roomMessage(message)).toBe(expected)
})
