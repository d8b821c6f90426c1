import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawStream } from '../../../fairness/draw-stream.ts'
import { picksThatEnd } from '../../event/testing/picks-that-end.ts'
import { shareOfWins, straysOf } from '../../event/testing/share-of-wins.ts'
import { archery } from './archery.ts'
import { ARCHERS } from './archers.ts'
import { arrowWays, nearerWays } from './arrow-ways.ts'
import { INNER_MM, RING_MM, SCORE_MIN, scoreAt, scoreOf, type Arrow } from './arrow.ts'
import type { ArcheryPlay, ArcherySet } from './match.ts'
import { pointsAfter } from './match.ts'
import { isOver, SETS_MAX } from './set-points.ts'

/** How far out an arrow of each letter is: an X, a ten, a nine, an eight, a seven. */
const PLACES: Readonly<Record<string, number>> = { X: 10, t: 45, n: 100, e: 150, s: 200 }

/** Sets such as `Xtn:nne`, the first archer's arrows before the colon. */
function sets(text: string): ArcherySet[] {
  return text.split(' ').map((set) => {
    const [first = [], second = []] = set.split(':').map((shot) => Array.from(shot, arrowOf))
    return { first, second }
  })
}

function arrowOf(letter: string): Arrow {
  const x = PLACES[letter]
  if (x === undefined) throw new Error(`No arrow is written ${letter}`)
  return { x, y: 0 }
}

describe('an arrow', () => {
  test.each([
    [0, 10],
    [RING_MM ** 2, 10],
    [RING_MM ** 2 + 1, 9],
    [(2 * RING_MM) ** 2, 9],
    [(10 * RING_MM) ** 2, 1],
    [(10 * RING_MM) ** 2 + 1, 0],
  ])('of farness %d scores %d: a line counts as the ring within it', (farness, score) => {
    expect(scoreAt(farness)).toBe(score)
  })

  test.each(Object.entries(ARCHERS))('of %s lands on the face in every wind', (_, archer) => {
    for (const wind of [-3, 0, 3]) {
      const { scores, farnesses } = arrowWays({ ...archer, driftMm: archer.driftMm * wind })
      expect(Math.min(...scores.map(({ score }) => score))).toBeGreaterThanOrEqual(SCORE_MIN)
      const all = (2 * archer.wanderMm + 1) ** 4
      expect(farnesses.reduce((sum, { ways }) => sum + ways, 0)).toBe(all)
      expect(scores.reduce((sum, { ways }) => sum + ways, 0n)).toBe(BigInt(all))
    }
  })

  test('is carried by wind alike to both sides, and away from the centre', () => {
    const tens = (driftMm: number) =>
      arrowWays({ wanderMm: 62, driftMm }).scores.find(({ isInner }) => isInner)?.ways ?? 0n
    expect(tens(36)).toBe(tens(-36))
    expect(tens(36)).toBeLessThan(tens(0))
  })

  test('is the nearer one as often as every pair of places says', () => {
    const [one, other] = [
      { wanderMm: 2, driftMm: 1 },
      { wanderMm: 3, driftMm: -2 },
    ].map(arrowWays)
    if (one === undefined || other === undefined) throw new Error('There are two')
    const counted = { first: 0n, second: 0n, neither: 0n }
    for (const a of one.farnesses) {
      for (const b of other.farnesses) {
        const nearer =
          a.farness === b.farness ? 'neither' : a.farness < b.farness ? 'first' : 'second'
        counted[nearer] += BigInt(a.ways * b.ways)
      }
    }
    expect(nearerWays(one, other)).toEqual(counted)
  })
})

describe('a match', () => {
  test.each([
    ['XXX:nnn ttt:nnn ttt:nnn', '6:0', true],
    ['XXX:nnn ttt:ttt ttt:nnn', '5:1', false],
    ['XXX:nnn ttt:ttt ttt:nnn Xnn:nnn', '7:1', true],
    ['nnn:nnn nnn:nnn nnn:nnn nnn:nnn nnn:nnn', '5:5', false],
    ['nnn:tnn tnn:nnn nnn:tnn tnn:nnn nnn:tnn', '4:6', true],
  ])('of %s stands %s, over: %s', (text, score, over) => {
    const points = pointsAfter({ sets: sets(text), shootOff: null })
    expect([`${points.first}:${points.second}`, isOver(points)]).toEqual([score, over])
  })
})

const FIVE_ALL = 'nnn:nnn nnn:nnn nnn:nnn nnn:nnn nnn:nnn'

describe('the bets that win', () => {
  test.each<[string, ArcheryPlay, string]>([
    [
      'three sets, the first of them perfect',
      { sets: sets('XXX:nne ttt:nnn nnn:nne'), shootOff: null },
      'winner first, score first-to-1, sets just-3, shoot-off no, handicap first-ahead, handicap first-back, first-set first, total over-54, total over-55, arrow x, after-two first, shared none, perfect yes, start-and-end first-first',
    ],
    [
      'five sets after a shared one',
      { sets: sets('nnn:nnn nee:nnn nnn:nne nnn:nnn nee:nnn'), shootOff: null },
      'winner second, score second-to-4, sets just-5, shoot-off no, handicap second-back, handicap first-back, first-set shared, total under-54, total under-55, arrow nine, after-two second, shared more, perfect no, start-and-end shared-second',
    ],
    [
      'the nearer arrow of a shoot-off',
      {
        sets: sets(FIVE_ALL),
        shootOff: { first: { x: 0, y: 40 }, second: { x: 39, y: 0 }, lot: null },
      },
      'winner second, score second-to-5, sets shoot-off, shoot-off yes, handicap second-back, handicap first-back, first-set shared, total under-54, total under-55, arrow nine, after-two level, shared more, perfect no, start-and-end shared-second',
    ],
    [
      'the lot after two arrows of one farness',
      {
        sets: sets(`ene:net ${FIVE_ALL.slice(8, 31)} nnn:nne`),
        shootOff: { first: { x: 30, y: 0 }, second: { x: 0, y: -INNER_MM }, lot: 'first' },
      },
      'winner first, score first-to-5, sets shoot-off, shoot-off yes, handicap second-back, handicap first-back, first-set second, total under-54, total under-55, arrow eight, after-two second, shared more, perfect no, start-and-end second-first',
    ],
  ])('after %s', (_, play, won) => {
    expect(picksThatEnd(archery.model, play, 'won').join(', ')).toBe(won)
    expect(picksThatEnd(archery.model, play, 'void')).toEqual([])
  })
})

test('fixtures are 24, each once, in every wind', () => {
  const { fixtures } = archery.model
  expect(new Set(fixtures.map(({ first, second }) => `${first} ${second}`)).size).toBe(24)
  expect(new Set(fixtures.map(({ wind }) => wind)).size).toBe(7)
})

test.each([0])('10 000 matches of fixture %d go as was counted', (place) => {
  expect(straysOf(shareOfWins(archery, place, 10_000))).toEqual([])
})

test('the same draws give the same match, which ends and fits the stream', () => {
  const bytes = fc.uint8Array({ minLength: 1_024, maxLength: 1_024 })
  fc.assert(
    fc.property(bytes, fc.nat(1_000), (block, number) => {
      const outcome = archery.draw(drawStream([block]), number)
      expect(archery.draw(drawStream([block]), number)).toEqual(outcome)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      const { play } = outcome
      expect(play.sets.length).toBeLessThanOrEqual(SETS_MAX)
      expect(isOver(pointsAfter(play))).toBe(true)
      expect(isOver(pointsAfter({ sets: play.sets.slice(0, -1), shootOff: null }))).toBe(false)
      const shot = play.sets.flatMap(({ first, second }) => [...first, ...second])
      expect(Math.min(...shot.map(scoreOf))).toBeGreaterThanOrEqual(SCORE_MIN)
    }),
  )
})
