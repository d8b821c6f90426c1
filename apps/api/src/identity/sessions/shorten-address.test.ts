import { expect, test } from 'vitest'
import { regionOf, shortenAddress } from './shorten-address.ts'

test.each([
  ['103.12.45.99', '103.12.45.x', '103.12.x'],
  ['::ffff:103.12.45.99', '103.12.45.x', '103.12.x'],
  ['2400:1a00:bd20:7::9', '2400:1a00:bd20:x', '2400:1a00:x'],
  ['::1', '0:0:0:x', '0:0:x'],
])('[LAW-8] of %s its owner reads %s, and its region is %s', (ip, short, region) => {
  expect([shortenAddress(ip), regionOf(ip)]).toEqual([short, region])
})
