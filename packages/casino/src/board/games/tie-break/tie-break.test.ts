import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { costOfCertainty } from '../../event/testing/cost-of-certainty.ts'
import { picksThatEnd } from '../../event/testing/picks-that-end.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { otherSide, serverOf, type TieBreakPoint } from './point.ts'
import { isOver, POINTS_MAX } from './tally.ts'
import { tallyOf, tieBreak } from './tie-break.ts'

/** Points in a row: `A` an ace, `h` won on the own serve, `b` won against it. */
function points(text: string): TieBreakPoint[] {
  return Array.from(text.replaceAll(' ', '')).map((kind, place) => {
    const server = serverOf(place)
    if (kind === 'A') return { winner: server, end: 'ace', strokes: 1 }
    return { winner: kind === 'b' ? otherSide(server) : server, end: 'error', strokes: 2 }
  })
}

test('one serve comes first, then two by turns', () => {
  const served = Array.from({ length: 9 }, (_, place) => serverOf(place)[0]).join('')
  expect(served).toBe('fssffssff')
})

const NINE_ALL = 'hhh hhh hhh hhh hhh hhh'

describe('a tie-break', () => {
  test.each([
    ['hbb hhb b', '7:0', true],
    ['Ahh hhh hhh hhh', '6:6', false],
    ['Ahh hhh hhh hhh h', '7:6', false],
    ['Ahh hhh hhh hhh hb', '8:6', true],
    [NINE_ALL, '9:9', false],
    [`${NINE_ALL} h`, '9:10', true],
    [`${NINE_ALL} b`, '10:9', true],
  ])('of %s stands %s, over: %s', (text, score, over) => {
    const tally = tallyOf(points(text))
    expect([`${tally.first}:${tally.second}`, isOver(tally)]).toEqual([score, over])
  })
})

describe('the bets that win', () => {
  test.each([
    [
      '7:0, one ace, four against the serve',
      'Abb hhb b',
      'winner first, points under-10, points under-11, handicap first-ahead, handicap first-back, margin first-by-7, score first-to-1, loser to-2, beyond no, first-point first, first-to-three first, start-and-end first-first, breaks over-3, breaks under-4, aces over-0, aces under-1, parity odd',
    ],
    [
      '8:6, two aces, one against the serve',
      'AAh hhh hhh hhh hb',
      'winner first, points over-10, points over-11, handicap second-back, handicap first-back, margin first-by-2, score first-beyond, loser to-6, beyond yes, first-point first, first-to-three first, start-and-end first-first, breaks under-3, breaks under-4, aces over-0, aces over-1, parity even',
    ],
    [
      '5:7, three against the serve',
      'bhh hhh hhh bhb',
      'winner second, points over-10, points over-11, handicap second-back, handicap first-back, margin second-by-2, score second-to-5, loser to-5, beyond no, first-point second, first-to-three second, start-and-end second-second, breaks under-3, breaks under-4, aces under-0, aces under-1, parity even',
    ],
  ])('after %s', (_, text, won) => {
    const play = { points: points(text) }
    expect(isOver(tallyOf(play.points))).toBe(true)
    expect(picksThatEnd(tieBreak.model, play, 'won').join(', ')).toBe(won)
    expect(picksThatEnd(tieBreak.model, play, 'void')).toEqual([])
  })
})

test.each(tieBreak.model.markets)(
  '$key has picks in every fixture, and none of them gain for certain',
  ({ key }) => {
    for (const place of tieBreak.model.fixtures.keys()) {
      const offered = tieBreak.offers(place).filter(({ market }) => market === key)
      expect(offered.length).toBeGreaterThanOrEqual(2)
      expect(costOfCertainty(tieBreak, place, key)).toBeGreaterThan(1)
    }
  },
)

test('every market returns at least 88 % of a stake, and the winner at least 94', () => {
  const returns = tieBreak.bets.map(
    ({ exactReturn }) => Number(exactReturn.numerator) / Number(exactReturn.denominator),
  )
  expect(Math.min(...returns)).toBeGreaterThan(0.88)
  expect(returns[0]).toBeGreaterThan(0.94)
})

test.each([0])('20 000 tie-breaks of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(tieBreak, place, 20_000))).toEqual([])
})

test('the same draws give the same tie-break, which ends and fits the stream', () => {
  const bytes = fc.uint8Array({ minLength: 512, maxLength: 512 })
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (block, number) => {
      const outcome = tieBreak.draw(drawStream([block]), number)
      expect(tieBreak.draw(drawStream([block]), number)).toEqual(outcome)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      expect(outcome.play.points.length).toBeLessThanOrEqual(POINTS_MAX)
      expect(isOver(tallyOf(outcome.play.points))).toBe(true)
      expect(isOver(tallyOf(outcome.play.points.slice(0, -1)))).toBe(false)
    }),
  )
})
