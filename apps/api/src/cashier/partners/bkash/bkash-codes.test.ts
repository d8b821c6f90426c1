import { expect, test } from 'vitest'
import { classOf } from './bkash-codes.ts'
import { parseBkashTime } from './parse-bkash-time.ts'

test.each([
  ['success', ['0000']],
  ['done_before', ['2062', '2068', '2116', '2117', '2119']],
  ['known_invoice', ['2029', '2031']],
  ['payer', ['2009', '2014', '2019', '2023', '2057', '2058', '2069']],
  ['state', ['2002', '2033', '2054', '2055', '2056', '2060']],
  ['limits', ['2036', '2041', '2044', '2046']],
  ['house', ['2001', '2006', '2008', '2025', '2030', '2032', '2048', '2049', '2063', '2067']],
  ['unclear', ['2003', '2020', '2024', '503', '', '0', '9999', '2118', ' 0000']],
])('%s: %o', (name, codes) => {
  expect(codes.map(classOf)).toEqual(codes.map(() => name))
})

test.each([
  ['2019-08-07T11:15:56:336 GMT+0600', '2019-08-07T05:15:56.336Z'],
  ['2024-02-29T23:59:59:999 GMT+0000', '2024-02-29T23:59:59.999Z'],
  ['2026-01-01T00:30:00:000 GMT+0600', '2025-12-31T18:30:00.000Z'],
])('%s is %s', (text, iso) => {
  expect(parseBkashTime(text)?.toISOString()).toBe(iso)
})

test.each([
  '',
  '2019-08-07T11:15:56.336 GMT+0600',
  '2019-08-07T11:15:56:336',
  '2019-02-30T11:15:56:336 GMT+0600',
  '2019-08-07T25:15:56:336 GMT+0600',
  '2019-08-07T11:15:56:336 GMT+9900',
  ' 2019-08-07T11:15:56:336 GMT+0600',
])('%o is no time of bKash', (text) => {
  expect(parseBkashTime(text)).toBeNull()
})
