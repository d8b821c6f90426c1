import { expect, test } from 'vitest'
import {
  channelWord,
  channelsOf,
  firstOfName,
  isEwallet,
  isUsdt,
  openMethods,
} from './payment-method.ts'
import type { Method } from './payment-method.ts'

const method = (fields: Partial<Method>): Method => ({
  id: 1,
  name: 'bKash',
  icon: 'b.svg',
  status: 'active',
  type: 'manual',
  channels: [],
  color: '',
  text_color: '',
  deposit_min: '200.00',
  deposit_max: '25000.00',
  withdrawal_min: '500.00',
  withdrawal_max: '25000.00',
  account_digits: [11],
  ...fields,
})

test('[CASH-04][CASH-05][ENT-19] open methods of a list or of an e-wallet answer', () => {
  const list = [method({ id: 1 }), method({ id: 2, status: 'inactive' })]
  expect(openMethods(list).map(({ id }) => id)).toEqual([1])
  expect(openMethods({ type: 'ewallet', pgs: list }).map(({ id }) => id)).toEqual([1])
  expect(openMethods(undefined)).toEqual([])
  expect(isEwallet(list)).toBe(false)
  expect(isEwallet({ type: 'ewallet', pgs: list })).toBe(true)
})

test('[CASH-06] the first method of a name is chosen', () => {
  expect(firstOfName([method({ id: 7 }), method({ id: 8 })], 'bKash')?.id).toBe(7)
})

test('[CASH-07] channels come from the method, one of each kind', () => {
  const channel = (id: number, account_type: string) => ({ id, account_type, icon: '' })
  const methods = [
    method({ id: 1, channels: [channel(1, 'Personal'), channel(2, 'Agent')] }),
    method({ id: 2, channels: [channel(3, 'Agent'), channel(4, 'Merchant')] }),
    method({ id: 3, name: 'Nagad', channels: [channel(5, 'Personal')] }),
  ]
  expect(channelsOf(methods, 'bKash').map(({ id }) => id)).toEqual([1, 2, 4])
})

test('[CASH-07] methods without channels of a name give their types (SIL-069)', () => {
  const methods = [method({ id: 1, type: 'Personal' }), method({ id: 2, type: 'Agent' })]
  expect(channelsOf(methods, 'bKash').map(({ account_type }) => account_type)).toEqual([
    'Personal',
    'Agent',
  ])
  expect(channelsOf([method({ type: 'manual' })], 'bKash')).toEqual([])
})

test('[CASH-08][CASH-09][CASH-10][CASH-11] the kinds of channel, misspelt too', () => {
  expect(['Personal', 'Agent', 'Merchant', 'Marchent', 'TRC20'].map(channelWord)).toEqual([
    'personal',
    'agent',
    'merchant',
    'merchant',
    null,
  ])
})

test('USDT by name or by type', () => {
  expect(isUsdt(method({ name: 'USDT TRC20' }))).toBe(true)
  expect(isUsdt(method({ name: 'Tether', type: 'usdt' }))).toBe(true)
  expect(isUsdt(method({}))).toBe(false)
})
