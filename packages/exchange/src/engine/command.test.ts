import { expect, test } from 'vitest'
import { codesOf } from './command.ts'
import { atRate, onLadder } from './testing/scene.ts'

test('commands concern the markets that they name, and those of their orders, each once', () => {
  const orders = [onLadder('back', 100n, '2'), atRate('back', 100n, 9_000)]
  const commands = [
    { type: 'ready', code: 'line' },
    { type: 'place' as const, orders },
  ]
  expect(codesOf([...commands, { type: 'ready', code: 'odds' }])).toEqual(['line', 'odds', 'book'])
})
