import { ApiFailure } from '@maidan/client'
import { expect, test } from 'vitest'
import { ageRefusal } from './age-refusal.ts'

const refused = (status: number, body: object) =>
  ageRefusal(new ApiFailure('getWalletNumber', { kind: 'refused', status, body, raw: body }))

test('[LAW-29] [CASH-80] a 400 whose error names the Date of Birth asks for it', () => {
  expect(refused(400, { error: 'Date of Birth missing' })).toEqual({
    text: 'Date of Birth missing',
    leadsTo: 'profile',
  })
  expect(refused(400, { error: 'X' })).toBeNull()
  expect(refused(400, {})).toBeNull()
  expect(refused(500, { error: 'Date of Birth missing' })).toBeNull()
})

test('[LAW-10] a player under age is told so', () => {
  expect(refused(422, { code: 'UNDER_AGE', error: 'X' })).toEqual({ text: 'X' })
})

test('anything else is no question of age', () => {
  expect(ageRefusal(new ApiFailure('getWalletNumber', { kind: 'network' }))).toBeNull()
  expect(ageRefusal(new Error('broken'))).toBeNull()
})
