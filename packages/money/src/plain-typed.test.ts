import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalAmount, groupedAmount, latinDigits, moneyText, plainTyped } from './index.ts'

const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)))

const minors = fc.bigInt({ min: 0n, max: 99_999_999_999_999n })

describe('plainTyped', () => {
  test.each([
    ['', ''],
    ['500', '500'],
    ['500.', '500.'],
    ['.5', '.5'],
    ['1,', '1'],
    ['1,000', '1000'],
    ['1,00,000.50', '100000.50'],
    ['1 000 000', '1000000'],
    ['১,৫০০', '1500'],
    [' ৳ 1,500.00\n', '1500.00'],
    ['1500 টাকা', '1500'],
    ['Tk. 500/-', '500'],
    ['Rs 20', '20'],
  ])('reads %s', (typed, plain) => {
    expect(plainTyped(typed, 2)).toBe(plain)
  })

  test.each([
    '1e3',
    '-5',
    '−5',
    '+5',
    '12.345',
    '1.2.3',
    '12,5',
    '1.000,50',
    '0x10',
    'abc',
    '৳',
    ' ',
  ])('refuses %s whole', (typed) => {
    expect(plainTyped(typed, 2)).toBeNull()
  })

  test('a whole number has no point', () => {
    expect([plainTyped('12', 0), plainTyped('12.', 0), plainTyped('12.5', 0)]).toEqual([
      '12',
      null,
      null,
    ])
  })

  test('reads back every amount that the house writes, in the digits of either script', () => {
    fc.assert(
      fc.property(minors, (minor) => {
        const plain = decimalAmount(minor, 'BDT')
        for (const written of [groupedAmount(minor, 'BDT'), moneyText(minor, 'BDT')])
          expect([plainTyped(written, 2), plainTyped(bengali(written), 2)]).toEqual([plain, plain])
      }),
    )
  })

  test('never makes another number of what is typed: each digit stays, and no sign or letter goes', () => {
    const pieces = fc.constantFrom(...'0123456789০৯.,-+e ৳x'.split(''))
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (drawn) => {
        const typed = drawn.join('')
        const plain = plainTyped(typed, 2)
        if (plain === null) return
        expect(plain.replace('.', '')).toBe(latinDigits(typed).replace(/[^\d]/g, ''))
        expect(typed).not.toMatch(/[-+ex]/)
      }),
    )
  })
})
