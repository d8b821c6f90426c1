import { describe, expect, test } from 'vitest'
import { countWays, type SteppedEvent } from './count-ways.ts'

type Race = { one: number; two: number }

/** The first to two goals, of which the second side scores two in three. */
const race: SteppedEvent<Race, 'one' | 'two'> = {
  start: { one: 0, two: 0 },
  isOver: ({ one, two }) => one === 2 || two === 2,
  keyOf: ({ one, two }) => `${one} ${two}`,
  stepsFrom: () => [
    { step: 'one', ways: 1n },
    { step: 'two', ways: 2n },
  ],
  after: (score, side) => ({ ...score, [side]: score[side] + 1 }),
}

describe('the ways of a race to two goals', () => {
  test('are all on the scale of its longest way', () => {
    expect(countWays(race, 3)).toEqual([
      { result: { one: 2, two: 0 }, ways: 3n },
      { result: { one: 0, two: 2 }, ways: 12n },
      { result: { one: 2, two: 1 }, ways: 4n },
      { result: { one: 1, two: 2 }, ways: 8n },
    ])
  })

  test('are right when its last step is drawn from fewer ways', () => {
    const coin = {
      ...race,
      stepsFrom: ({ one, two }: Race) =>
        one === 1 && two === 1
          ? ([
              { step: 'one', ways: 1n },
              { step: 'two', ways: 1n },
            ] as const)
          : race.stepsFrom({ one, two }),
    }
    expect(countWays<Race, 'one' | 'two'>(coin, 3).map(({ ways }) => ways)).toEqual([
      2n,
      8n,
      4n,
      4n,
    ])
  })

  test('leave out what cannot happen', () => {
    const sure = {
      ...race,
      stepsFrom: () => [
        { step: 'one', ways: 3n },
        { step: 'two', ways: 0n },
      ],
    }
    expect(countWays<Race, 'one' | 'two'>(sure as typeof race, 3)).toEqual([
      { result: { one: 2, two: 0 }, ways: 9n },
    ])
  })

  test('are not counted when it does not end in time', () => {
    expect(() => countWays(race, 2)).toThrow(RangeError)
  })
})
