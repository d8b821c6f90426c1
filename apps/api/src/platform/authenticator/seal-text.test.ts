import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSealedByPresent, openSealKeys, openText, sealText } from './seal-text.ts'

const keysOf = (secret: string, ...former: string[]) =>
  openSealKeys({ SECRET: secret, FORMER_SECRETS: former })

test('a sealed text opens again, only at its own place, and never says the same twice', () => {
  const keys = keysOf('one')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, place) => {
      const sealed = sealText(keys, text, place)
      expect(openText(keys, sealed, place)).toBe(text)
      expect(openText(keys, sealed, `${place}2`)).toBeNull()
      expect(sealText(keys, text, place)).not.toBe(sealed)
    }),
  )
})

test('whoever changes one character of it opens nothing', () => {
  const keys = keysOf('one')
  const sealed = sealText(keys, 'JBSWY3DPEHPK3PXP', 'staff:1')
  for (let at = 0; at < sealed.length - 1; at += 1) {
    const other = sealed[at] === 'A' ? 'B' : 'A'
    const changed = sealed.slice(0, at) + other + sealed.slice(at + 1)
    expect(openText(keys, changed, 'staff:1')).toBeNull()
  }
})

test('what a house sealed before opens for ever: the form does not change under it', () => {
  const kept = 'v1.740b5f7e.j8QIUEhYQBlAKrnZcXLycjrc7oa_Ma3FDpRS83CMzJ9ooHhXr2vde6aDBsE'
  expect(openText(keysOf('one'), kept, 'staff:1')).toBe('JBSWY3DPEHPK3PXP')
})

test('a former secret opens what it sealed, and the present one seals', () => {
  const before = sealText(keysOf('old'), 'text', 'p')
  expect(openText(keysOf('new'), before, 'p')).toBeNull()
  const rotating = keysOf('new', 'older', 'old')
  expect(openText(rotating, before, 'p')).toBe('text')
  expect(isSealedByPresent(rotating, before)).toBe(false)
  expect(isSealedByPresent(rotating, sealText(rotating, 'text', 'p'))).toBe(true)
})
