import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The limits that the operator sets for the pictures of its lobby. */
const MAX_BYTES = 32_000
const PICTURES = [
  ['games/KOEL-RICKSHAW.svg', '0 0 300 400'],
  ['providers/KOEL.svg', '0 0 240 140'],
] as const

test.each(PICTURES)('%s is a small drawing that needs no font and no other file', (path, box) => {
  const svg = readFileSync(new URL(`../../pictures/${path}`, import.meta.url), 'utf8')
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(MAX_BYTES)
  expect(svg).toContain(`viewBox="${box}"`)
  expect(svg).not.toMatch(/<(text|filter|image|style|script|foreignObject)\b/)
  expect(svg).not.toMatch(/href="(?!#)|url\((?!#)|NaN|undefined|Infinity/)
})
