import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText, plus } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import { DROP_RISKS, DROP_ROWS, dropReturn, potChance, potsOf } from './pots.ts'
import { rainDrop } from './rain-drop.ts'

const tables = DROP_ROWS.flatMap((rows) => DROP_RISKS.map((risk) => ({ rows, risk })))

/** Draws that are given out one by one. */
function given(turns: readonly number[]): DrawStream {
  let next = 0
  return { below: () => turns[next++] ?? 0, used: () => next * 4 }
}

test('is found by its code', () => {
  expect(turnGame('SHAPLA-PLINKO')).toBe(rainDrop)
})

test('the nine tables return 98.5 to 99.5 per cent', () => {
  expect(tables.map(({ rows, risk }) => percentText(dropReturn(rows, risk)))).toEqual([
    '99.14',
    '99.06',
    '98.90',
    '99.09',
    '98.96',
    '98.89',
    '99.02',
    '98.97',
    '99.15',
  ])
})

describe.each(tables)('$rows rows of $risk risk', (setup) => {
  const pots = potsOf(setup.rows, setup.risk)

  test('have a pot more than rows, the same from both sides, falling to the middle', () => {
    expect(pots).toHaveLength(setup.rows + 1)
    expect(pots.toReversed()).toEqual(pots)
    const half = pots.slice(0, setup.rows / 2 + 1)
    expect(half.toSorted((a, b) => b - a)).toEqual(half)
    expect(Math.min(...pots)).toBeGreaterThan(0)
  })

  test('return what all paths return together, played one by one', () => {
    if (setup.rows === 16) return
    let paid = 0n
    for (let path = 0; path < 2 ** setup.rows; path += 1) {
      const turns = Array.from({ length: setup.rows }, (_, row) => (path >> row) & 1)
      const play = rainDrop.play({ betMinor: 100n, setup, choices: [], draws: given(turns) })
      if (play.kind !== 'ended') throw new Error('A drop ends at once')
      paid += play.totalMinor
    }
    const exact = dropReturn(setup.rows, setup.risk)
    expect(fraction(paid, 100n * 2n ** BigInt(setup.rows))).toEqual(exact)
  })

  test('share out the whole chance', () => {
    const all = pots.map((_, pot) => potChance(setup.rows, pot)).reduce(plus)
    expect(all).toEqual(fraction(1n, 1n))
  })

  test('stand in the facts with their return and their largest pot', () => {
    const facts = rainDrop.bets.find(({ key }) => key === `${setup.risk}-${setup.rows}`)
    expect(facts?.exactReturn).toEqual(dropReturn(setup.rows, setup.risk))
    expect(facts?.largestMultiple).toBe(Math.ceil((pots[0] ?? 0) / 10))
  })
})

test('a drop turns as it is drawn, and the pot is how often it turned right', () => {
  const turns = [0, 1, 1, 0, 1, 1, 1, 1]
  const setup = { rows: 8, risk: 'low' } as const
  const play = rainDrop.play({ betMinor: 1_000n, setup, choices: [], draws: given(turns) })
  expect(play).toEqual({
    kind: 'ended',
    events: [{ type: 'drop', path: turns, pot: 6, tenths: 11, winMinor: '1100' }],
    totalMinor: 1_100n,
  })
})

test('a drop has no choices', () => {
  const setup = { rows: 8, risk: 'low' } as const
  expect(rainDrop.readChoice({ left: true })).toBeNull()
  const choices = [{}] as unknown as readonly never[]
  expect(rainDrop.play({ betMinor: 1_000n, setup, choices, draws: given([]) })).toEqual({
    kind: 'illegal',
  })
})

test.each([
  [
    { rows: 8, risk: 'low' },
    { rows: 8, risk: 'low' },
  ],
  [
    { rows: 16, risk: 'high' },
    { rows: 16, risk: 'high' },
  ],
  [{ rows: 9, risk: 'low' }, null],
  [{ rows: 8, risk: 'none' }, null],
  [{ rows: '8', risk: 'low' }, null],
  [{ rows: 8 }, null],
  [null, null],
])('the setup in %j is %j', (value, setup) => {
  expect(rainDrop.readSetup(value)).toEqual(setup)
})

test('any drop pays its pot, never above its largest win, and the same again', () => {
  const anyTable = fc.constantFrom(...tables)
  const anyBet = fc.constantFrom(...Object.values(rainDrop.betLevelsMinor).flat())
  const anySeed = fc.integer({ min: 1, max: 2 ** 31 })
  const property = fc.property(anyTable, anyBet, anySeed, (setup, betMinor, seed) => {
    const drop = () => rainDrop.play({ betMinor, setup, choices: [], draws: seededDraws(seed) })
    const play = drop()
    expect(play).toEqual(drop())
    if (play.kind !== 'ended') throw new Error('A drop ends at once')
    const [event] = play.events
    const pot = event?.path.filter((turn) => turn === 1).length ?? -1
    expect(event?.pot).toBe(pot)
    const tenths = BigInt(potsOf(setup.rows, setup.risk)[pot] ?? 0)
    expect(play.totalMinor * 10n).toBe(betMinor * tenths)
    const facts = rainDrop.bets.find(({ key }) => key === `${setup.risk}-${setup.rows}`)
    expect(play.totalMinor).toBeLessThanOrEqual(betMinor * BigInt(facts?.largestMultiple ?? 0))
  })
  fc.assert(property)
  expect.hasAssertions()
})
