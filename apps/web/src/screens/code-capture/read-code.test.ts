import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test('[NAV-38] [NAV-39] [NAV-40] each route reads its own parameter', () => {
  expect(readCode('/referral_code?referral_code=R1')).toEqual({ type: 'referral_code', code: 'R1' })
  expect(readCode('/affiliate_code?affiliate_code=007')).toEqual({
    type: 'affiliate_code',
    code: '007',
  })
  expect(readCode('/agent_code?x=1&agent_code=A1')).toEqual({ type: 'agent_code', code: 'A1' })
})

test('[NAV-42] [SIL-015] a missing or empty parameter is no code', () => {
  expect(readCode('/agent_code').code).toBeNull()
  expect(readCode('/agent_code?agent_code=').code).toBeNull()
  expect(readCode('/agent_code?referral_code=R1').code).toBeNull()
})
