import type { ScriptCase } from './matching-cases.ts'

/** The lays of Betfair's own example: a back of 10 at 5.4 may take 2 at 5.5, 6 at 5.4, 2 at 5.3. */
const LAYS = ['alice lays 2 at 5.5', 'alice lays 6 at 5.4', 'alice lays 4 at 5.3']
const RESTED = ['1 rests 2', '2 rests 6', '3 rests 4']

export const FILL_OR_KILL_CASES: readonly ScriptCase[] = [
  {
    rule: 'single parts may be worse than the limit if the average is not',
    when: [...LAYS, 'bob backs 10 at 5.4 fill 10'],
    says: [...RESTED, '4 takes 2 of 1 at 5.50', '4 takes 6 of 2 at 5.40', '4 takes 2 of 3 at 5.30'],
    rests: ['3: 2 at 5.30 lay'],
  },
  {
    rule: 'one more would spoil the average, so nothing happens',
    when: [...LAYS, 'bob backs 11 at 5.4 fill 11'],
    says: [...RESTED, '4 lapsed 11 not_filled'],
    rests: ['1: 2 at 5.50 lay', '2: 6 at 5.40 lay', '3: 4 at 5.30 lay'],
  },
  {
    rule: 'what can be matched is enough for the smallest fill, the rest lapses',
    when: [...LAYS, 'bob backs 11 at 5.4 fill 10'],
    says: [
      ...RESTED,
      '4 takes 2 of 1 at 5.50',
      '4 takes 6 of 2 at 5.40',
      '4 takes 2 of 3 at 5.30',
      '4 lapsed 1 not_filled',
    ],
    rests: ['3: 2 at 5.30 lay'],
  },
  {
    rule: 'the average of a lay may not be above the limit',
    when: [
      'alice backs 2 at 5.3',
      'alice backs 6 at 5.4',
      'alice backs 4 at 5.5',
      'bob lays 12 at 5.4 fill 1',
    ],
    says: [
      ...RESTED,
      '4 takes 2 of 1 at 5.30',
      '4 takes 6 of 2 at 5.40',
      '4 takes 2 of 3 at 5.50',
      '4 lapsed 2 not_filled',
    ],
    rests: ['3: 2 at 5.50 back'],
  },
  {
    rule: 'the last part is the largest whole size that keeps to the average',
    when: ['alice lays 10 at 2.02', 'alice lays 100 at 1.97', 'bob backs 100 at 2.00 fill 1'],
    // 10 × 2 hundredths are gained and 3 are lost with each at 1.97: 6 whole ones.
    says: [
      '1 rests 10',
      '2 rests 100',
      '3 takes 10 of 1 at 2.02',
      '3 takes 6 of 2 at 1.97',
      '3 lapsed 84 not_filled',
    ],
    rests: ['2: 94 at 1.97 lay'],
  },
  {
    rule: 'a gain too small for one at the worse price stops before it',
    when: ['alice lays 1 at 2.02', 'alice lays 100 at 1.97', 'bob backs 100 at 2.00 fill 1'],
    says: ['1 rests 1', '2 rests 100', '3 takes 1 of 1 at 2.02', '3 lapsed 99 not_filled'],
    rests: ['2: 100 at 1.97 lay'],
  },
  {
    rule: 'the gain is spent over several worse prices and orders',
    when: [
      'alice lays 100 at 2.10',
      'alice lays 40 at 1.98',
      'carol lays 60 at 1.98',
      'alice lays 200 at 1.90',
      'bob backs 900 at 2.00 fill 200',
    ],
    // 100 × 10 gained, 100 × 2 lost at 1.98, so 800 / 10 = 80 at 1.90.
    says: [
      '1 rests 100',
      '2 rests 40',
      '3 rests 60',
      '4 rests 200',
      '5 takes 100 of 1 at 2.10',
      '5 takes 40 of 2 at 1.98',
      '5 takes 60 of 3 at 1.98',
      '5 takes 80 of 4 at 1.90',
      '5 lapsed 620 not_filled',
    ],
    rests: ['4: 120 at 1.90 lay'],
  },
  {
    rule: 'with only worse prices nothing is matched',
    when: ['alice lays 100 at 1.99', 'bob backs 10 at 2.00 fill 1'],
    says: ['1 rests 100', '2 lapsed 10 not_filled'],
    rests: ['1: 100 at 1.99 lay'],
  },
  {
    rule: 'in an empty book nothing is matched',
    when: ['bob lays 10 at 2.00 fill 10'],
    says: ['1 lapsed 10 not_filled'],
    rests: [],
  },
  {
    rule: 'too little in the book for the smallest fill',
    when: ['alice lays 9 at 2.00', 'bob backs 20 at 2.00 fill 10'],
    says: ['1 rests 9', '2 lapsed 20 not_filled'],
    rests: ['1: 9 at 2.00 lay'],
  },
  {
    rule: 'just enough for the smallest fill',
    when: ['alice lays 10 at 2.00', 'bob backs 20 at 2.00 fill 10'],
    says: ['1 rests 10', '2 takes 10 of 1 at 2.00', '2 lapsed 10 not_filled'],
    rests: [],
  },
  {
    rule: 'filled whole it says nothing more, and it never rests',
    when: ['alice lays 30 at 2.00', 'bob backs 20 at 2.00 keep fill 20', 'cancel 2'],
    says: ['1 rests 30', '2 takes 20 of 1 at 2.00'],
    rests: ['1: 10 at 2.00 lay'],
  },
  {
    rule: 'it goes past an own order, which lapses',
    when: [
      'bob lays 5 at 2.00',
      'alice lays 5 at 2.00',
      'bob lays 5 at 2.00',
      'alice backs 15 at 2.00 fill 5',
    ],
    says: [
      '1 rests 5',
      '2 rests 5',
      '3 rests 5',
      '4 takes 5 of 1 at 2.00',
      '2 lapsed 5 self_match',
      '4 takes 5 of 3 at 2.00',
      '4 lapsed 5 not_filled',
    ],
    rests: [],
  },
  {
    rule: 'an own order fills nothing, and stays where it is killed',
    when: ['bob lays 5 at 2.00', 'alice lays 5 at 2.00', 'alice backs 15 at 2.00 fill 6'],
    says: ['1 rests 5', '2 rests 5', '3 lapsed 15 not_filled'],
    rests: ['1: 5 at 2.00 lay', '2: 5 at 2.00 lay'],
  },
  {
    rule: 'sizes whose product with the odds passes a double are counted exactly',
    when: [
      'alice lays 9999999999999 at 1000',
      'carol lays 9999999999999 at 1.01',
      'bob backs 10000000000000 at 990 fill 10000000000000',
    ],
    // One at 1.01 loses 98899 hundredths, which 9999999999999 × 1000 gained cover.
    says: [
      '1 rests 9999999999999',
      '2 rests 9999999999999',
      '3 takes 9999999999999 of 1 at 1000',
      '3 takes 1 of 2 at 1.01',
    ],
    rests: ['2: 9999999999998 at 1.01 lay'],
  },
]
