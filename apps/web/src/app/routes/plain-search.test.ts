import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainSearch } from './plain-search.ts'

test('[NAV-38] a code of digits keeps its leading zeros', () => {
  expect(plainSearch.parseSearch('?referral_code=007')).toEqual({ referral_code: '007' })
})

test('[NAV-32] the game list address is plain', () => {
  expect(plainSearch.stringifySearch({ type: 'slot', system: 'JILI', title: 'Slot Games' })).toBe(
    '?type=slot&system=JILI&title=Slot+Games',
  )
})

test('what is written is read back', () => {
  const texts = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(texts, (search) => {
      expect(plainSearch.parseSearch(plainSearch.stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
