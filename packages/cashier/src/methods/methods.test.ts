import { expect, test } from 'vitest'
import { channelsOf, readAccountType } from './channels.ts'
import { MOBILE_FORMS } from '../wallet/mobile-forms.ts'
import { paymentMethods } from './index.ts'

const inTaka = paymentMethods.filter(({ currency }) => currency === 'BDT')

test('[CASH-03][ENT-18] the wallets of each currency, as players see them', () => {
  expect(
    paymentMethods.map(({ key, name, type, currency, color, textColor }) =>
      [key, name, type, currency, color, textColor].join(' '),
    ),
  ).toEqual([
    'bkash bKash manual BDT #E2136E #FFFFFF',
    'nagad Nagad manual BDT #EC1C24 #FFFFFF',
    'rocket Rocket manual BDT #8C3494 #FFFFFF',
    'upay Upay manual BDT #FFD503 #13294B',
    'phonepe PhonePe manual INR #5F259F #FFFFFF',
    'paytm Paytm manual INR #00BAF2 #002E6E',
    'easypaisa Easypaisa manual PKR #37B34A #08260F',
    'jazzcash JazzCash manual PKR #C8102E #FFFFFF',
  ])
})

test.each(inTaka.map((method) => [method.name, method] as const))(
  '[SIL-042] %s takes 200 to 25,000 taka, pays 500 to 25,000, and knows its numbers',
  (name, method) => {
    const { depositMinMinor, depositMaxMinor, withdrawalMinMinor, withdrawalMaxMinor } = method
    expect([depositMinMinor, depositMaxMinor]).toEqual([200_00n, 25_000_00n])
    expect([withdrawalMinMinor, withdrawalMaxMinor]).toEqual([500_00n, 25_000_00n])
    expect(method.accountDigits).toEqual(name === 'Rocket' ? [11, 12] : [11])
    expect(method.accountTypes).toEqual(['Personal', 'Agent', 'Merchant'])
  },
)

test.each(paymentMethods.map((method) => [method.name, method] as const))(
  '[CASH-50] %s has numbers as long as a phone of its country',
  (_, { currency, accountDigits }) => {
    expect(accountDigits[0]).toBe(MOBILE_FORMS[currency].digits)
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
