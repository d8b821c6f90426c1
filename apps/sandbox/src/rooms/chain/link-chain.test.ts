import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { linkBefore, linksOf, newLastLink } from './link-chain.ts'

test('a link is the SHA-256 of the text of the one after it', () => {
  expect(linkBefore('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('a chain runs from the terminal to its last link', () => {
  const last = newLastLink()
  const links = linksOf(last, 3)
  const sha = (text: string) => createHash('sha256').update(text).digest('hex')
  expect(links).toEqual([sha(sha(sha(last))), sha(sha(last)), sha(last), last])
})

test('two chains have nothing in common', () => {
  expect(newLastLink()).toMatch(/^[0-9a-f]{64}$/)
  expect(newLastLink()).not.toBe(newLastLink())
})
