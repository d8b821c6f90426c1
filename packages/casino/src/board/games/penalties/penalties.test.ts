import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { picksThatEnd } from '../../event/testing/picks-that-end.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { kickerOf, type PenaltyKick } from './kick.ts'
import { endOf, penalties, shootOutOf, type PenaltyPlay } from './penalties.ts'
import { isDecided, KICKS_MAX, needsLot } from './tally.ts'

const ENDS = { g: 'goal', s: 'saved', m: 'missed' } as const

/** Kicks in a row, by turns: `g` a goal, `s` a save, `m` a miss. */
function kicks(text: string): PenaltyKick[] {
  return Array.from(text.replaceAll(' ', '')).map((letter, place) => {
    const end = Object.entries(ENDS).find(([name]) => name === letter)?.[1]
    if (end === undefined) throw new Error(`No kick ends as ${letter}`)
    return { side: kickerOf(place), end, ball: 'left', dive: 'right' }
  })
}

const FIVE_ALL = 'gg gg gg gg gg'

describe('a shoot-out', () => {
  test.each([
    ['gs gs g', '3:0', false],
    ['gs gs gs', '3:0', true],
    ['gg gg gg ss g', '4:3', false],
    ['gg gg gg ss gm', '4:3', true],
    ['sg sg sg', '0:3', true],
    ['sg sg g', '1:2', false],
    [FIVE_ALL, '5:5', false],
    [`${FIVE_ALL} g`, '6:5', false],
    [`${FIVE_ALL} gs`, '6:5', true],
    [`${FIVE_ALL} sg`, '5:6', true],
    [`${FIVE_ALL} gg`, '5:5', false],
    ['ss ss ss ss ss ss mg', '0:1', true],
  ])('of %s counts %s, decided: %s', (text, score, decided) => {
    const tally = shootOutOf(kicks(text))
    expect([`${tally.first}:${tally.second}`, isDecided(tally)]).toEqual([score, decided])
  })

  test('that is level after ten kicks each needs the lot', () => {
    const tally = shootOutOf(kicks('gg'.repeat(10)))
    expect([tally.kicks, isDecided(tally), needsLot(tally)]).toEqual([KICKS_MAX, false, true])
    expect(isDecided(endOf({ kicks: kicks('gg'.repeat(10)), lot: 'second' }))).toBe(true)
  })
})

describe('the bets that win', () => {
  test.each<[string, PenaltyPlay, string]>([
    [
      '3:0 after six kicks, two saves',
      { kicks: kicks('gs gm gs'), lot: null },
      'winner first, goals under-6, goals under-7, goals under-8, decided five, kicks up-to-8, first-kick goal, second-kick none, opening first-only, first-goals under-3, first-goals under-4, second-goals under-3, second-goals under-4, margin first-by-3, score first-other, saves over-1, saves under-2, way first-five',
    ],
    [
      '3:4 with the tenth kick, one save',
      { kicks: kicks('mg gg gs gg mg'), lot: null },
      'winner second, goals over-6, goals under-7, goals under-8, decided five, kicks just-10, first-kick none, second-kick goal, opening second-only, first-goals under-3, first-goals under-4, second-goals over-3, second-goals under-4, margin second-by-1, score second-4-3, saves under-1, saves under-2, way second-five',
    ],
    [
      '7:6 in the second pair of sudden death',
      { kicks: kicks(`${FIVE_ALL} gg gs`), lot: null },
      'winner first, goals over-6, goals over-7, goals over-8, decided sudden, kicks from-11, first-kick goal, second-kick goal, opening both, first-goals over-3, first-goals over-4, second-goals over-3, second-goals over-4, margin first-by-1, score first-other, saves under-1, saves under-2, way first-sudden',
    ],
    [
      'the lot',
      { kicks: kicks('ss'.repeat(10)), lot: 'second' },
      'winner second, goals under-6, goals under-7, goals under-8, decided sudden, kicks from-11, first-kick none, second-kick none, opening neither, first-goals under-3, first-goals under-4, second-goals under-3, second-goals under-4, margin lot, score second-other, saves over-1, saves over-2, way second-sudden',
    ],
  ])('after %s', (_, play, won) => {
    expect(isDecided(endOf(play))).toBe(true)
    expect(picksThatEnd(penalties.model, play, 'won').join(', ')).toBe(won)
    expect(picksThatEnd(penalties.model, play, 'void')).toEqual([])
  })
})

test.each(penalties.model.markets)(
  '$key has picks in every fixture, and none of them gain for certain',
  ({ key }) => {
    for (const place of penalties.model.fixtures.keys()) {
      const offered = penalties.offers(place).filter(({ market }) => market === key)
      expect(offered.length).toBeGreaterThanOrEqual(2)
      expect(costOfCertainty(penalties, place, key)).toBeGreaterThan(1)
    }
  },
)

test('every market returns at least 88 % of a stake, and the winner at least 94', () => {
  const returns = penalties.bets.map(
    ({ exactReturn }) => Number(exactReturn.numerator) / Number(exactReturn.denominator),
  )
  expect(Math.min(...returns)).toBeGreaterThan(0.88)
  expect(returns[0]).toBeGreaterThan(0.94)
})

test.each([0])('20 000 shoot-outs of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(penalties, place, 20_000))).toEqual([])
})

test('the same draws give the same shoot-out, which ends and fits the stream', () => {
  const bytes = fc.uint8Array({ minLength: 512, maxLength: 512 })
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (block, number) => {
      const outcome = penalties.draw(drawStream([block]), number)
      expect(penalties.draw(drawStream([block]), number)).toEqual(outcome)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      const { play } = outcome
      expect(play.kicks.length).toBeLessThanOrEqual(KICKS_MAX)
      expect(isDecided(endOf(play))).toBe(true)
      expect(isDecided(shootOutOf(play.kicks.slice(0, -1)))).toBe(false)
    }),
  )
})
