import { expect, test } from 'vitest'
import type { Fancy } from '../events/event-lines.ts'
import { commonNames, fancyEntries } from './fancy-entries.ts'

const line = (key: string, title: string, more: Partial<Fancy> = {}): Fancy => ({
  key,
  names: { en: title, bn: `${title} শেষ অঙ্ক` },
  no: { run: '47', rate: 110 },
  yes: { run: '48', rate: 90 },
  suspended: false,
  ballRunning: false,
  code: 2,
  min: 100,
  max: 500,
  ...more,
})

const digit = (overs: number, run: string, more: Partial<Fancy> = {}) =>
  line(`${overs}-${run}`, `Lions ${overs} over last digit ${run} (${overs * 6} legal balls)`, {
    code: 4,
    yes: { run, rate: 850 },
    no: { run, rate: 0 },
    ...more,
  })

const keysOf = (fancies: readonly Fancy[]) =>
  fancyEntries(fancies).map((entry) => entry.map(({ key }) => key).join(' '))

test.each([
  [
    'digits of one score stand together, where the first of them stood',
    [line('a', 'A'), digit(6, '0'), line('b', 'B'), digit(6, '1')],
    ['a', '6-0 6-1', 'b'],
  ],
  [
    'two scores are two grids',
    [digit(6, '0'), digit(8, '0'), digit(6, '8'), digit(8, '6')],
    ['6-0 6-8', '8-0 8-6'],
  ],
  [
    'digits that are paused stay',
    [digit(6, '0', { yes: { run: '0', rate: 0 } }), digit(6, '1')],
    ['6-0 6-1'],
  ],
  [
    'a digit that can be laid is a row',
    [digit(6, '0'), digit(6, '1', { no: { run: '1', rate: 900 } })],
    ['6-0', '6-1'],
  ],
  ['other lines never join', [line('7', 'Over 7'), line('8', 'Over 8')], ['7', '8']],
  [
    'the same digit twice is two rows',
    [digit(6, '3'), { ...digit(6, '3'), key: 'again' }],
    ['6-3', 'again'],
  ],
] as const)('[EXCH-12, SIL-114] %s', (_, fancies, entries) => {
  expect(keysOf(fancies)).toEqual(entries)
})

test('[SIL-114] the title of a grid leaves the digit out', () => {
  expect(commonNames([digit(6, '6'), digit(6, '7')])).toEqual({
    en: 'Lions 6 over last digit (36 legal balls)',
    bn: 'Lions 6 over last digit (36 legal balls) শেষ অঙ্ক',
  })
  expect(commonNames([digit(6, '6')])?.en).toContain('last digit 6 (')
})
