import { expect, test } from 'vitest'
import { namedAddress, readTronAddress, tronAddressText } from './tron-address.ts'

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const USDT_HEX = '41a614f803b6fd780986a42c78ec9c7f77e6ded13c'

test('an address is read to what the chain keeps, and written back', () => {
  expect(readTronAddress(USDT)).toBe(USDT_HEX)
  expect(tronAddressText(USDT_HEX)).toBe(USDT)
  expect(readTronAddress(tronAddressText(namedAddress('somebody')))).toBe(namedAddress('somebody'))
})

test.each([
  ['a wrong sign', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
  ['two signs exchanged', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjL6jt'],
  ['a sign too few', USDT.slice(0, -1)],
  ['a sign that base 58 has not', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj60'],
  ['an address of another chain', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['nothing', ''],
])('%s is no address', (_, text) => {
  expect(readTronAddress(text)).toBeNull()
})
