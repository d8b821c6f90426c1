import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isReferralElsewhere, type ReferralCountries } from './referral-reach.ts'

test.each<[name: string, countries: string[], of: ReferralCountries, isElsewhere: boolean]>([
  ['none is named', [], { referrer: 'BD', friend: null }, false],
  ['both are from there', ['BD', 'IN'], { referrer: 'BD', friend: 'IN' }, false],
  ['who invites is not', ['IN'], { referrer: 'BD', friend: 'IN' }, true],
  ['who was invited is not', ['IN'], { referrer: 'IN', friend: 'BD' }, true],
  ['nobody knows where one is from', ['IN'], { referrer: 'IN', friend: null }, true],
])('[LAW-30] the reward for a friend when %s', (_, countries, of, isElsewhere) => {
  expect(isReferralElsewhere({ countries }, of)).toBe(isElsewhere)
})

/** Two people at a counter, each asked for their passport. */
function slowly(countries: readonly string[], { referrer, friend }: ReferralCountries): boolean {
  if (countries.length === 0) return false
  for (const passport of [referrer, friend]) {
    let isLetIn = false
    for (const country of countries) if (country === passport) isLetIn = true
    if (!isLetIn) return true
  }
  return false
}

const somewhere = fc.constantFrom('BD', 'IN', 'PK', null)

test('[LAW-30] the reward is for two of the same list of countries, and for nobody else', () => {
  fc.assert(
    fc.property(fc.subarray(['BD', 'IN', 'PK']), somewhere, somewhere, (countries, a, b) => {
      const of = { referrer: a, friend: b }
      expect(isReferralElsewhere({ countries }, of)).toBe(slowly(countries, of))
    }),
    { numRuns: 500 },
  )
})
