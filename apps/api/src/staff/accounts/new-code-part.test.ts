import { expect, test } from 'vitest'
import { fitsParts, hashCodePart, newCodePart } from './new-code-part.ts'

const SECRET = 'a secret of the house'
const hash = (part: string, staffId = 7n) => hashCodePart(SECRET, staffId, part)
const fits = (typed: string, hashes: Buffer[], staffId = 7n) =>
  fitsParts(SECRET, staffId, typed, hashes)

test('[LAW-24] a code fits with all its parts, in any order and as people type', () => {
  const [mine, hers] = [newCodePart(), newCodePart()]
  const both = [hash(mine), hash(hers)]
  expect(fits(`${mine} ${hers}`, both)).toBe(true)
  expect(fits(`${hers}${mine}`, both)).toBe(true)
  expect(
    fits(`${mine} ${hers}`.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'), both),
  ).toBe(true)
})

test('[LAW-24] one part alone, twice, or with anything else does not fit', () => {
  const [mine, hers] = [newCodePart(), newCodePart()]
  const both = [hash(mine), hash(hers)]
  for (const typed of [
    '',
    mine,
    hers,
    `${mine}${mine}`,
    `${mine}${hers}${hers}`,
    `${mine}${newCodePart()}`,
  ])
    expect(fits(typed, both)).toBe(false)
})

test('a code is worth nothing for another person', () => {
  const mine = newCodePart()
  expect(fits(mine, [hash(mine)])).toBe(true)
  expect(fits(mine, [hash(mine)], 8n)).toBe(false)
})
