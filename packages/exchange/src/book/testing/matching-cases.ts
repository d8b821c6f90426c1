/** What a script of commands says and what rests after it. */
export type ScriptCase = {
  rule: string
  when: readonly string[]
  says: readonly string[]
  rests: readonly string[]
}

export const MATCHING_CASES: readonly ScriptCase[] = [
  {
    rule: 'an order that meets nothing rests',
    when: ['alice backs 100 at 2.00'],
    says: ['1 rests 100'],
    rests: ['1: 100 at 2.00 back'],
  },
  {
    rule: 'a back and a lay of the same odds match whole',
    when: ['alice backs 100 at 2.00', 'bob lays 100 at 2.00'],
    says: ['1 rests 100', '2 takes 100 of 1 at 2.00'],
    rests: [],
  },
  {
    rule: 'a lay and a back of the same odds match whole',
    when: ['alice lays 100 at 2.00', 'bob backs 100 at 2.00'],
    says: ['1 rests 100', '2 takes 100 of 1 at 2.00'],
    rests: [],
  },
  {
    rule: 'a back above the lays does not match',
    when: ['alice lays 100 at 2.00', 'bob backs 100 at 2.02'],
    says: ['1 rests 100', '2 rests 100'],
    rests: ['2: 100 at 2.02 back', '1: 100 at 2.00 lay'],
  },
  {
    rule: 'two of a side never match',
    when: ['alice backs 100 at 2.00', 'bob backs 100 at 1.50', 'carol backs 100 at 3.00'],
    says: ['1 rests 100', '2 rests 100', '3 rests 100'],
    rests: ['2: 100 at 1.50 back', '1: 100 at 2.00 back', '3: 100 at 3.00 back'],
  },
  {
    rule: 'a backer gets the higher odds of the lay that rests',
    when: ['alice lays 100 at 3.00', 'bob backs 100 at 2.00'],
    says: ['1 rests 100', '2 takes 100 of 1 at 3.00'],
    rests: [],
  },
  {
    rule: 'a layer gets the lower odds of the back that rests',
    when: ['alice backs 100 at 2.00', 'bob lays 100 at 3.00'],
    says: ['1 rests 100', '2 takes 100 of 1 at 2.00'],
    rests: [],
  },
  {
    rule: 'a back takes the highest lay first',
    when: [
      'alice lays 10 at 2.00',
      'alice lays 10 at 2.04',
      'alice lays 10 at 2.02',
      'bob backs 30 at 2.00',
    ],
    says: [
      '1 rests 10',
      '2 rests 10',
      '3 rests 10',
      '4 takes 10 of 2 at 2.04',
      '4 takes 10 of 3 at 2.02',
      '4 takes 10 of 1 at 2.00',
    ],
    rests: [],
  },
  {
    rule: 'a lay takes the lowest back first',
    when: [
      'alice backs 10 at 2.04',
      'alice backs 10 at 2.00',
      'alice backs 10 at 2.02',
      'bob lays 30 at 2.04',
    ],
    says: [
      '1 rests 10',
      '2 rests 10',
      '3 rests 10',
      '4 takes 10 of 2 at 2.00',
      '4 takes 10 of 3 at 2.02',
      '4 takes 10 of 1 at 2.04',
    ],
    rests: [],
  },
  {
    rule: 'within a price the first to come is matched first',
    when: ['alice lays 10 at 2.00', 'carol lays 10 at 2.00', 'bob backs 15 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '3 takes 10 of 1 at 2.00', '3 takes 5 of 2 at 2.00'],
    rests: ['2: 5 at 2.00 lay'],
  },
  {
    rule: 'price goes before time',
    when: ['alice lays 10 at 2.00', 'carol lays 10 at 2.02', 'bob backs 10 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '3 takes 10 of 2 at 2.02'],
    rests: ['1: 10 at 2.00 lay'],
  },
  {
    rule: 'what is left of a taker rests at its own price',
    when: ['alice lays 40 at 2.10', 'bob backs 100 at 2.00'],
    says: ['1 rests 40', '2 takes 40 of 1 at 2.10', '2 rests 60'],
    rests: ['2: 60 at 2.00 back'],
  },
  {
    rule: 'a taker stops at its price and rests',
    when: ['alice lays 40 at 2.10', 'alice lays 40 at 1.90', 'bob backs 100 at 2.00'],
    says: ['1 rests 40', '2 rests 40', '3 takes 40 of 1 at 2.10', '3 rests 60'],
    rests: ['3: 60 at 2.00 back', '2: 40 at 1.90 lay'],
  },
  {
    rule: 'what is left of a maker keeps its place in the queue',
    when: [
      'alice lays 100 at 2.00',
      'carol lays 100 at 2.00',
      'bob backs 40 at 2.00',
      'bob backs 70 at 2.00',
    ],
    says: [
      '1 rests 100',
      '2 rests 100',
      '3 takes 40 of 1 at 2.00',
      '4 takes 60 of 1 at 2.00',
      '4 takes 10 of 2 at 2.00',
    ],
    rests: ['2: 90 at 2.00 lay'],
  },
  {
    rule: 'the ends of the ladder match too',
    when: [
      'alice lays 10 at 1000',
      'bob backs 10 at 1.01',
      'alice backs 10 at 1.01',
      'bob lays 10 at 1000',
    ],
    says: ['1 rests 10', '2 takes 10 of 1 at 1000', '3 rests 10', '4 takes 10 of 3 at 1.01'],
    rests: [],
  },
  {
    rule: 'a price that was emptied is used again',
    when: ['alice lays 10 at 2.00', 'bob backs 10 at 2.00', 'alice lays 7 at 2.00'],
    says: ['1 rests 10', '2 takes 10 of 1 at 2.00', '3 rests 7'],
    rests: ['3: 7 at 2.00 lay'],
  },
  {
    rule: 'resting orders are read backs first, best price first, then by time',
    when: [
      'alice lays 1 at 1.50',
      'bob lays 2 at 1.60',
      'bob backs 3 at 3.00',
      'carol lays 4 at 1.60',
      'alice backs 5 at 2.00',
    ],
    says: ['1 rests 1', '2 rests 2', '3 rests 3', '4 rests 4', '5 rests 5'],
    rests: [
      '5: 5 at 2.00 back',
      '3: 3 at 3.00 back',
      '2: 2 at 1.60 lay',
      '4: 4 at 1.60 lay',
      '1: 1 at 1.50 lay',
    ],
  },
]

export const SELF_MATCH_CASES: readonly ScriptCase[] = [
  {
    rule: 'an own order that is reached lapses, and the later one rests',
    when: ['alice lays 100 at 2.00', 'alice backs 40 at 2.00'],
    says: ['1 rests 100', '1 lapsed 100 self_match', '2 rests 40'],
    rests: ['2: 40 at 2.00 back'],
  },
  {
    rule: 'what came before the own order is matched first',
    when: ['bob lays 30 at 2.00', 'alice lays 100 at 2.00', 'alice backs 50 at 2.00'],
    says: [
      '1 rests 30',
      '2 rests 100',
      '3 takes 30 of 1 at 2.00',
      '2 lapsed 100 self_match',
      '3 rests 20',
    ],
    rests: ['3: 20 at 2.00 back'],
  },
  {
    rule: 'an own order in front keeps nobody from the one behind it',
    when: ['alice lays 10 at 2.00', 'bob lays 10 at 2.00', 'alice backs 10 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '1 lapsed 10 self_match', '3 takes 10 of 2 at 2.00'],
    rests: [],
  },
  {
    rule: 'a lay reaches an own back at a better price as well',
    when: ['alice backs 10 at 1.80', 'bob backs 10 at 1.90', 'alice lays 10 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '1 lapsed 10 self_match', '3 takes 10 of 2 at 1.90'],
    rests: [],
  },
  {
    rule: 'an own order out of reach of the price stays',
    when: ['alice lays 10 at 1.90', 'bob lays 10 at 2.00', 'alice backs 30 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '3 takes 10 of 2 at 2.00', '3 rests 20'],
    rests: ['3: 20 at 2.00 back', '1: 10 at 1.90 lay'],
  },
  {
    rule: 'an own order behind the last that is taken stays',
    when: ['bob lays 10 at 2.02', 'alice lays 10 at 2.00', 'alice backs 10 at 2.00'],
    says: ['1 rests 10', '2 rests 10', '3 takes 10 of 1 at 2.02'],
    rests: ['2: 10 at 2.00 lay'],
  },
]
