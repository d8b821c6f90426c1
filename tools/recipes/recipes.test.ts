import { describe, expect, test } from 'vitest'
import { withParts, type Part } from './part.ts'
import { recipes } from './recipes.ts'
import { readTree } from './tree.ts'

const tree = readTree()

/** One more of each kind, as `npm run new` would be asked for it. */
const ONE_MORE: Readonly<Record<string, readonly string[]>> = {
  call: ['content', 'house-clock'],
  screen: ['lost-property', 'Lost property', 'হারানো জিনিস'],
  'office-screen': ['lost-property'],
  'payment-method': ['kash', 'Kash', 'BDT', '#112233', '#FFFFFF'],
  'slot-game': ['night-ferry', 'PADMA-NIGHTFERRY', 'রাতের ফেরি'],
  locale: ['qaa', 'Example', 'Example'],
  'error-code': ['site', 'FERRY_GONE', '409', 'The ferry has gone.', 'ফেরি চলে গেছে।'],
}

describe.each(recipes)('one more $kind', ({ kind, parts, missing }) => {
  const all = parts(ONE_MORE[kind] ?? [], tree)

  test('nothing is missing of those that are there', () => {
    expect(missing(tree)).toEqual([])
  })

  test('is whole with every part of its recipe', () => {
    expect(missing(withParts(tree, all))).toEqual([])
  })

  test.each(all.map((part, index) => ({ what: nameOf(part), index })))(
    'is missed without $what',
    ({ index }) => {
      const rest = all.filter((_, at) => at !== index)
      expect(missing(withParts(tree, rest))).not.toEqual([])
    },
  )
})

function nameOf(part: Part): string {
  return 'file' in part ? part.path : `${part.line.trim().split('\n')[0]} in ${part.path}`
}
