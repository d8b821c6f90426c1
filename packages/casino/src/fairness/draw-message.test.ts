import { expect, test } from 'vitest'
import { drawMessage } from './draw-message.ts'
import { validClientSeed } from './valid-client-seed.ts'

test('a draw message is client seed, nonce and block, parted by colons', () => {
  expect(drawMessage({ clientSeed: 'alice', nonce: 12, block: 3 })).toBe('alice:12:3')
})

test.each(['a', 'Alice_2026-x', 'x'.repeat(64)])('%s is a valid client seed', (seed) => {
  expect(validClientSeed(seed)).toBe(true)
})

test.each(['', 'a:1', 'with space', 'খেলা', 'x'.repeat(65), 'line\n'])(
  '%j is not a valid client seed',
  (seed) => {
    expect(validClientSeed(seed)).toBe(false)
  },
)
