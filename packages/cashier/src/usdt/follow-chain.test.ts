import fc from 'fast-check'
import { expect, test } from 'vitest'
import { followChain, type Block } from './follow-chain.ts'

const name = (height: number, tail: string) =>
  height.toString(16).padStart(16, '0') + tail.padStart(48, '0')
const block = (height: number, tail = 'a', parentTail = 'a'): Block => ({
  height,
  id: name(height, tail),
  parentId: name(height - 1, parentTail),
  atMs: height * 3000,
})

test.each([
  ['the next one', block(8), null],
  ['the same again', block(7), 'height'],
  ['one after a gap', block(9), 'height'],
  ['one of another chain', block(8, 'a', 'b'), 'parent'],
  ['one with a name that is not its own', { ...block(8), id: name(9, 'a') }, 'id'],
  ['one with a name that is none', { ...block(8), id: '8' }, 'id'],
] as const)('[LAW-12] after block 7, %s', (_, next, expected) => {
  expect(followChain(block(7), next)).toBe(expected)
})

/** Whatever a node shows and in whatever order, what was followed is one chain without a gap. */
test('[LAW-12] nothing is ever stepped over', () => {
  const shown = fc.record({
    height: fc.integer({ min: 1, max: 12 }),
    tail: fc.constantFrom('a', 'b'),
    parent: fc.constantFrom('a', 'b'),
  })
  fc.assert(
    fc.property(fc.array(shown, { maxLength: 60 }), (all) => {
      const read = [block(1)]
      for (const { height, tail, parent } of all) {
        const last = read.at(-1) ?? block(1)
        const next = block(height, tail, parent)
        if (followChain(last, next) === null) read.push(next)
      }
      expect(read.map(({ height }) => height)).toEqual(read.map((_, at) => at + 1))
      const parents = read.slice(1).map(({ parentId }) => parentId)
      expect(parents).toEqual(read.slice(0, -1).map(({ id }) => id))
    }),
  )
})
