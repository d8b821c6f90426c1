import { expect, test } from 'vitest'
import { plainNumber } from './plain-number.ts'

test.each(['01711223344', '+8801711223344', '8801711223344', '+880 1711-223344', '০১৭১১২২৩৩৪৪'])(
  '[CASH-41] %s is one wallet number',
  (spelling) => expect(plainNumber(spelling)).toBe('01711223344'),
)
