import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { drawMessage } from './draw-message.ts'
import { drawStream, DrawsExhausted } from './draw-stream.ts'

function blocksOf(serverSeed: string, count: number): Uint8Array[] {
  return Array.from({ length: count }, (_, block) =>
    createHmac('sha256', serverSeed)
      .update(drawMessage({ clientSeed: 'alice', nonce: 7, block }))
      .digest(),
  )
}

function bytes(...values: readonly number[]): Uint8Array {
  const block = new Uint8Array(values.length * 4)
  const view = new DataView(block.buffer)
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value)
  return block
}

describe('a draw', () => {
  test('is the next four bytes, most significant first, taken modulo the limit', () => {
    const draws = drawStream([Uint8Array.of(0, 0, 1, 2, 0, 0, 0, 9)])
    expect(draws.below(1000)).toBe(258)
    expect(draws.below(10)).toBe(9)
    expect(draws.used()).toBe(8)
  })

  test('goes on from block to block', () => {
    const draws = drawStream([bytes(1), bytes(2, 3)])
    expect([draws.below(9), draws.below(9), draws.below(9)]).toEqual([1, 2, 3])
  })

  test('refuses the values that cannot be dealt evenly and counts them as used', () => {
    // 2^32 leaves 6 over when dealt among 10, so the six highest values are refused.
    const refused = [4_294_967_290, 4_294_967_295]
    const draws = drawStream([bytes(...refused, 4_294_967_289)])
    expect(draws.below(10)).toBe(9)
    expect(draws.used()).toBe(12)
  })

  test('refuses nothing when the limit divides 2^32', () => {
    expect(drawStream([bytes(4_294_967_295)]).below(2 ** 32)).toBe(4_294_967_295)
    expect(drawStream([bytes(4_294_967_295)]).below(1)).toBe(0)
  })

  test('throws when the bytes are used up, also while refusing', () => {
    expect(() => drawStream([]).below(2)).toThrow(DrawsExhausted)
    expect(() => drawStream([Uint8Array.of(1, 2, 3)]).below(2)).toThrow(DrawsExhausted)
    expect(() => drawStream([bytes(4_294_967_295)]).below(10)).toThrow(DrawsExhausted)
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuses the limit %s', (limit) => {
    expect(() => drawStream([bytes(1)]).below(limit)).toThrow(RangeError)
  })

  test('is the same for the same seeds and another for another server seed', () => {
    const take = (seed: string): number[] => {
      const draws = drawStream(blocksOf(seed, 1))
      return Array.from({ length: 8 }, () => draws.below(1_000_000))
    }
    expect(take('one')).toEqual(take('one'))
    expect(take('one')).not.toEqual(take('two'))
  })
})

describe('many draws from HMAC blocks', () => {
  // The chi-square bounds leave one in a hundred thousand fair streams out.
  test.each([
    { limit: 2, bound: 19.6 },
    { limit: 30, bound: 69.4 },
    { limit: 37, bound: 79.5 },
  ])('fall evenly on $limit outcomes', ({ limit, bound }) => {
    const count = 80_000
    const draws = drawStream(blocksOf('even', count / 8 + 1))
    const seen = Array.from({ length: limit }, () => 0)
    for (let draw = 0; draw < count; draw += 1) {
      const outcome = draws.below(limit)
      seen[outcome] = (seen[outcome] ?? 0) + 1
    }
    const expected = count / limit
    const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(bound)
  })

  test('do not follow from the draw before', () => {
    const limit = 6
    const count = 80_000
    const draws = drawStream(blocksOf('pairs', count / 8 + 1))
    const seen = Array.from({ length: limit * limit }, () => 0)
    let before = draws.below(limit)
    for (let draw = 1; draw < count; draw += 1) {
      const outcome = draws.below(limit)
      const pair = before * limit + outcome
      seen[pair] = (seen[pair] ?? 0) + 1
      before = outcome
    }
    const expected = (count - 1) / seen.length
    const chiSquare = seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
    expect(chiSquare).toBeLessThan(79.5)
  })
})
