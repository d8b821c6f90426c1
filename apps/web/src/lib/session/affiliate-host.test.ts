import { expect, test } from 'vitest'
import { affiliateAddress, isAffiliateHost, siteAddress } from './affiliate-host.ts'

test.each([
  ['maidan.example', 'maidan.example', '//affiliate.maidan.example/login'],
  ['www.maidan.example', 'www.maidan.example', '//affiliate.maidan.example/login'],
  ['localhost', 'localhost:3000', '//affiliate.localhost:3000/login'],
  ['127.0.0.1', '127.0.0.1:3000', '//affiliate.localhost:3000/login'],
  ['[::1]', '[::1]:3000', '//affiliate.localhost:3000/login'],
])('[NAV-54] on %s the affiliates log in at a sub-host of its own', (hostname, host, address) => {
  expect(affiliateAddress({ hostname, host })).toBe(address)
})

test('[NAV-54] the sub-host knows itself and the way back to the site', () => {
  expect(isAffiliateHost({ hostname: 'affiliate.localhost' })).toBe(true)
  expect(isAffiliateHost({ hostname: 'localhost' })).toBe(false)
  expect(siteAddress({ host: 'affiliate.localhost:3000' })).toBe('//localhost:3000/')
})
