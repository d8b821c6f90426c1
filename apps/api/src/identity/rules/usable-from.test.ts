import { expect, test } from 'vitest'
import { usableFrom } from './usable-from.ts'

const verifiedAt = new Date('2026-03-01T12:00:00Z')

test('[LAW-10] the main number is of use at once, an added one a day after it was verified', () => {
  expect(usableFrom({ ordinal: 0, verifiedAt })).toEqual(verifiedAt)
  expect(usableFrom({ ordinal: 1, verifiedAt })).toEqual(new Date('2026-03-02T12:00:00Z'))
})

test('[LAW-10] a number that is not verified is of no use', () => {
  expect(usableFrom({ ordinal: 0, verifiedAt: null })).toBeNull()
  expect(usableFrom({ ordinal: 2, verifiedAt: null })).toBeNull()
})
