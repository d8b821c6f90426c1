import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each(['01711223344', '8801711223344', '+8801711223344', ' 8801711223344', '+880 1711-223344'])(
  '[API-23] %s is one phone',
  (spelling) => expect(addressKey(spelling)).toBe('1711223344'),
)

test('[API-24] a mail address is the same in capitals', () => {
  expect(addressKey(' Rahim@Maidan.localhost')).toBe('rahim@maidan.localhost')
})
