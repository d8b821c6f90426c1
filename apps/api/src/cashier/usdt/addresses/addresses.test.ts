import { EVERYBODYS_XPUB } from '@maidan/cashier'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDepositKey } from './deposit-key.ts'
import { tronAccount, tronAddress } from './tron-address.ts'

const xpub = EVERYBODYS_XPUB
const xprv =
  'xprv9z1pB5qPNYGMVrGcyXt97Jwd9GBRoNFdhJfxqbHjzrBKeN1GMETuGFi1c73SQkP8kkKz5MVoMtLRcsDWggUcaPF32AXN4qNsNWBoJbaHcQ7'

test('[LAW-13] addresses come of the public key as every wallet makes them', () => {
  const key = openDepositKey(xpub)
  expect([0, 1, 2].map((index) => key.addressAt(index))).toEqual([
    'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
    'TSeJkUh4Qv67VNFwY8LaAxERygNdy6NQZK',
    'TYJPRrdB5APNeRs4R7fYZSwW3TcrTKw2gx',
  ])
  expect(key.fingerprint).toBe('ba4475c1')
})

test.each([
  ['a private key', xprv, 'begins with xpub'],
  ['a wrong letter', `${xpub.slice(0, -1)}e`, 'a letter of it is wrong'],
  // The master key of BIP-32's first test vector.
  [
    'a key of another depth',
    'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
    'three steps below',
  ],
])('[LAW-13] %s opens no addresses', (_, text, why) => {
  expect(() => openDepositKey(text)).toThrow(why)
})

test('[CASH-36] an address and its account are two forms of the same', () => {
  const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  expect(tronAccount(usdt)).toBe('a614f803b6fd780986a42c78ec9c7f77e6ded13c')
  expect(tronAddress('a614f803b6fd780986a42c78ec9c7f77e6ded13c')).toBe(usdt)
  const account = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(account, (bytes) => {
      const hex = Buffer.from(bytes).toString('hex')
      expect(tronAccount(tronAddress(hex))).toBe(hex)
    }),
  )
})

test('[CASH-36] an address with one letter changed is none', () => {
  const good = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH'
  const letter = fc.constantFrom(...Array.from('1Aa9ZzHiJkTt5'))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 33 }), letter, (at, other) => {
      const changed = good.slice(0, at) + other + good.slice(at + 1)
      expect(tronAccount(changed) === null).toBe(changed !== good)
    }),
  )
  for (const none of [
    '',
    good.slice(1),
    `${good}a`,
    good.toLowerCase(),
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  ])
    expect(tronAccount(none)).toBeNull()
})
