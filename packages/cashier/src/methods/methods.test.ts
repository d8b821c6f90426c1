import { expect, test } from 'vitest'
import { bkash } from './bkash.ts'
import { channelsOf, channelTypes, readAccountType, readChannelType } from './channels.ts'
import { MOBILE_FORMS } from '../wallet/mobile-forms.ts'
import { paymentMethods } from './index.ts'
import { sslcommerz } from './sslcommerz.ts'
import { usdt } from './usdt.ts'

const inTaka = paymentMethods.filter(
  ({ currency, type }) => currency === 'BDT' && type === 'manual',
)

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
    'sslcommerz SSLCommerz hosted BDT #1B4F9C #FFFFFF',
    'usdt USDT TRC-20 chain BDT #26A17B #08260F',
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
  expect(ids(['Checkout'])).toEqual([4])
  expect(channelsOf(['Agent'])[0]?.icon).toBe('/storage/channels/agent.svg')
})

test('[CASH-07] a method has the ways in which the house can take it now', () => {
  const agentOnly = {
    hasAccount: (type: string) => type === 'Agent',
    hasPage: true,
    hasChain: false,
  }
  const noPartner = { hasAccount: () => true, hasPage: false, hasChain: true }
  expect(channelTypes(bkash, agentOnly)).toEqual(['Agent', 'Checkout'])
  expect(channelTypes(bkash, noPartner)).toEqual(['Personal', 'Agent', 'Merchant'])
  expect(channelTypes(sslcommerz, noPartner)).toEqual([])
  expect(channelTypes(sslcommerz, agentOnly)).toEqual(['Checkout'])
  expect(channelTypes(usdt, agentOnly)).toEqual([])
  expect(channelTypes(usdt, noPartner)).toEqual(['TRC-20'])
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

test("[CASH-07] a partner's page is a way to pay, and no account of the house", () => {
  expect([readChannelType('Checkout'), readAccountType('Checkout')]).toEqual(['Checkout', null])
  expect([readChannelType('TRC-20'), readAccountType('TRC-20')]).toEqual(['TRC-20', null])
  expect(readChannelType('Marchent')).toBe('Merchant')
})
