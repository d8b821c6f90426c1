import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction, percentText, plus, times } from '../../../chance/fraction.ts'
import type { DrawStream } from '../../../fairness/draw-stream.ts'
import { seededDraws } from '../../../slot/fixtures/seeded-draws.ts'
import { turnGame } from '../../turn-games.ts'
import { kanthaStitch, type KanthaSetup } from './kantha-stitch.ts'
import {
  CHOSEN_MAX,
  KANTHA_RISKS,
  kanthaChance,
  kanthaChanceOf,
  kanthaPaysCenti,
  kanthaReturn,
  PATCHES,
  STITCHES,
} from './pays.ts'

const COUNTS = Array.from({ length: CHOSEN_MAX }, (_, index) => index + 1)
const tables = KANTHA_RISKS.flatMap((risk) => COUNTS.map((chosen) => ({ risk, chosen })))

/** Takes the first patch that is left every time: 1 to 10 are stitched. */
const inOrder: DrawStream = { below: () => 0, used: () => 0 }

const stitch = (setup: KanthaSetup, draws = inOrder) =>
  kanthaStitch.play({ betMinor: 1_000n, setup, choices: [], draws })

test('is found by its code', () => {
  expect(turnGame('BAGH-KENO')).toBe(kanthaStitch)
})

test.each([
  ['low', '98.75 98.84 98.86 98.92 98.90 99.00 98.93 99.00 99.06 98.75'],
  ['medium', '98.75 98.65 98.98 98.78 98.94 98.83 98.96 98.92 98.94 98.97'],
  ['high', '99.00 98.65 98.98 98.90 98.88 98.99 98.96 98.95 98.96 99.00'],
] as const)('the tables of %s risk return %s per cent', (risk, percents) => {
  const told = COUNTS.map((chosen) => percentText(kanthaReturn(risk, chosen)))
  expect(told.join(' ')).toBe(percents)
})

describe.each(tables)('$chosen patches of $risk risk', ({ risk, chosen }) => {
  const pays = kanthaPaysCenti(risk, chosen)

  test('pay for every number of hits, and more for more of them after the first that pays', () => {
    expect(pays).toHaveLength(chosen + 1)
    const paid = pays.slice(1)
    expect(paid.toSorted((a, b) => a - b)).toEqual(paid)
  })

  test('share out the whole chance', () => {
    const all = pays.map((_, hits) => kanthaChance(chosen, hits)).reduce(plus)
    expect(all).toEqual(fraction(1n, 1n))
  })

  test('stand in the facts with their return, their hits and their largest pay', () => {
    const facts = kanthaStitch.bets.find(({ key }) => key === `${risk}-${chosen}`)
    expect(facts?.exactReturn).toEqual(kanthaReturn(risk, chosen))
    expect(facts?.hitRate).toEqual(kanthaChanceOf(risk, chosen, 1))
    expect(facts?.largestMultiple).toBe(Math.ceil((pays.at(-1) ?? 0) / 100))
  })
})

test('the chance of hits is the product over the stitches, counted one by one', () => {
  const slow = (chosen: number, hits: number, left: number, stitches: number): typeof ONE => {
    if (stitches === 0) return hits === 0 ? ONE : NONE
    const isHit = hits > 0 ? slow(chosen - 1, hits - 1, left - 1, stitches - 1) : NONE
    const isNone = slow(chosen, hits, left - 1, stitches - 1)
    return plus(
      times(fraction(BigInt(chosen), BigInt(left)), isHit),
      times(fraction(BigInt(left - chosen), BigInt(left)), isNone),
    )
  }
  for (const chosen of [1, 3, 6]) {
    for (let hits = 0; hits <= chosen; hits += 1) {
      expect(kanthaChance(chosen, hits)).toEqual(slow(chosen, hits, PATCHES, STITCHES))
    }
  }
})

test('a round stitches ten patches and pays what it has in common with the chosen', () => {
  expect(stitch({ chosen: [2, 3, 5, 30, 40], risk: 'medium' })).toEqual({
    kind: 'ended',
    events: [
      {
        type: 'stitched',
        patches: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        hits: 3,
        multipleCenti: 400,
        winMinor: '4000',
      },
    ],
    totalMinor: 4_000n,
  })
  expect(stitch({ chosen: [11], risk: 'low' })).toMatchObject({ totalMinor: 700n })
  expect(stitch({ chosen: COUNTS, risk: 'high' })).toMatchObject({ totalMinor: 1_000_000n })
})

test('a round has no choices', () => {
  expect(kanthaStitch.readChoice({ patch: 1 })).toBeNull()
  const choices = [{}] as unknown as readonly never[]
  const setup: KanthaSetup = { chosen: [1], risk: 'low' }
  expect(kanthaStitch.play({ betMinor: 1_000n, setup, choices, draws: inOrder })).toEqual({
    kind: 'illegal',
  })
})

test.each([
  [
    { chosen: [9, 1, 40], risk: 'low' },
    { chosen: [1, 9, 40], risk: 'low' },
  ],
  [
    { chosen: COUNTS, risk: 'high' },
    { chosen: COUNTS, risk: 'high' },
  ],
  [{ chosen: [], risk: 'low' }, null],
  [{ chosen: [...COUNTS, 11], risk: 'low' }, null],
  [{ chosen: [1, 1], risk: 'low' }, null],
  [{ chosen: [0], risk: 'low' }, null],
  [{ chosen: [41], risk: 'low' }, null],
  [{ chosen: [1.5], risk: 'low' }, null],
  [{ chosen: ['1'], risk: 'low' }, null],
  [{ chosen: 7, risk: 'low' }, null],
  [{ chosen: [7], risk: 'classic' }, null],
  [{ chosen: [7] }, null],
  [null, null],
])('the setup in %j is %j', (value, setup) => {
  expect(kanthaStitch.readSetup(value)).toEqual(setup)
})

test('any round stitches ten different patches, pays its hits, and the same again', () => {
  const anyChosen = fc.uniqueArray(fc.integer({ min: 1, max: PATCHES }), {
    minLength: 1,
    maxLength: CHOSEN_MAX,
  })
  const anySeed = fc.integer({ min: 1, max: 2 ** 31 })
  const property = fc.property(
    anyChosen,
    fc.constantFrom(...KANTHA_RISKS),
    anySeed,
    (chosen, risk, seed) => {
      const play = stitch({ chosen, risk }, seededDraws(seed))
      expect(play).toEqual(stitch({ chosen, risk }, seededDraws(seed)))
      if (play.kind !== 'ended') throw new Error('A round ends at once')
      const stitched = new Set(play.events[0]?.patches)
      expect(stitched.size).toBe(STITCHES)
      expect([...stitched].every((patch) => patch >= 1 && patch <= PATCHES)).toBe(true)
      const hits = chosen.filter((patch) => stitched.has(patch)).length
      expect(play.events[0]?.hits).toBe(hits)
      expect(play.totalMinor).toBe(BigInt(kanthaPaysCenti(risk, chosen.length)[hits] ?? 0) * 10n)
    },
  )
  fc.assert(property)
  expect.hasAssertions()
})

const ONE = fraction(1n, 1n)
const NONE = fraction(0n, 1n)
