import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, readSearch } from './address.ts'

test('[NAV-38] a code of digits keeps its leading zeros', () => {
  expect(readSearch('?referral_code=007')).toEqual({ referral_code: '007' })
})

test.each([
  [{ to: '/games' }, '/games'],
  [{ to: '/chat-box/$chatId', params: { chatId: 'a/b' } }, '/chat-box/a%2Fb'],
  [{ to: '/search', search: { q: undefined } }, '/search'],
  [{ to: '/help', search: { a: 1 }, hash: 'bets' }, '/help?a=1#bets'],
])('%j is written %s', (target, address) => {
  expect(addressOf(target)).toBe(address)
})

test('[NAV-32] the game list address is plain', () => {
  const search = { type: 'slot', system: 'JILI', title: 'Slot Games' }
  expect(addressOf({ to: '/games', search })).toBe('/games?type=slot&system=JILI&title=Slot+Games')
})

test('what is written is read back', () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(texts, (search) => {
      expect(readSearch(addressOf({ to: '', search }))).toEqual({ ...search })
    }),
  )
})
