import { expect, test } from 'vitest'
import { channelsOf, readAccountType } from './channels.ts'
import { paymentMethods } from './index.ts'

test('[CASH-03][ENT-18] the four wallets, as players see them', () => {
  expect(
    paymentMethods.map(({ key, name, type, currency, color, textColor }) =>
      [key, name, type, currency, color, textColor].join(' '),
    ),
  ).toEqual([
    'bkash bKash manual BDT #E2136E #FFFFFF',
    'nagad Nagad manual BDT #EC1C24 #FFFFFF',
    'rocket Rocket manual BDT #8C3494 #FFFFFF',
    'upay Upay manual BDT #FFD503 #13294B',
  ])
})

test.each(paymentMethods.map((method) => [method.name, method] as const))(
  '[SIL-042] %s takes 200 to 25,000 taka, pays 500 to 25,000, and knows its numbers',
  (name, method) => {
    const { depositMinMinor, depositMaxMinor, withdrawalMinMinor, withdrawalMaxMinor } = method
    expect([depositMinMinor, depositMaxMinor]).toEqual([200_00n, 25_000_00n])
    expect([withdrawalMinMinor, withdrawalMaxMinor]).toEqual([500_00n, 25_000_00n])
    expect(method.accountDigits).toEqual(name === 'Rocket' ? [11, 12] : [11])
    expect(method.accountTypes).toEqual(['Personal', 'Agent', 'Merchant'])
  },
)

test('[CASH-07] a channel has one id for every method', () => {
  const ids = (types: Parameters<typeof channelsOf>[0]) => channelsOf(types).map(({ id }) => id)
  expect(ids(['Merchant', 'Personal'])).toEqual([1, 3])
  expect(ids(['Agent'])).toEqual([2])
  expect(channelsOf(['Agent'])[0]?.icon).toBe('/storage/channels/agent.svg')
})

test.each([
  ['Personal', 'Personal'],
  ['Agent', 'Agent'],
  ['Merchant', 'Merchant'],
  ['Marchent', 'Merchant'],
  ['merchant', null],
  ['', null],
])('the account type "%s" is read as %s', (text, expected) => {
  expect(readAccountType(text)).toBe(expected)
})
