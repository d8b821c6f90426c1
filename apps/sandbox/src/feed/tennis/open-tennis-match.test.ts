import { describe, expect, test } from 'vitest'
import type { Match, Moment } from '../match/match.ts'
import { openTennisMatch } from './open-tennis-match.ts'

const player = (name: string, strength: number) => ({ name: { en: name, bn: name }, strength })
const open = (seed: string, bestOf: 3 | 5 = 3, first = 0, second = 0) =>
  openTennisMatch({ seed, bestOf, players: [player('Alice', first), player('Bob', second)] })

function play(match: Match): Moment[] {
  const moments = [match.opening]
  for (let moment = match.next(); moment !== null; moment = match.next()) moments.push(moment)
  return moments
}

const minutesOf = (moments: readonly Moment[]) =>
  moments.reduce((sum, { afterMs }) => sum + afterMs, 0) / 60_000
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length
const isRetirement = (moments: readonly Moment[]) => moments.at(-1)?.says.en.includes('retires')

test('the same seed plays the same match, another seed another', () => {
  expect(play(open('a', 5))).toEqual(play(open('a', 5)))
  expect(play(open('a'))).not.toEqual(play(open('b')))
})

test.each([3, 5] as const)('best of %i ends once, with the winner of enough sets', (bestOf) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const match = open(`end-${seed}`, bestOf)
    const moments = play(match)
    const last = moments.at(-1)
    expect(moments.filter(({ outcome }) => outcome.kind !== 'playing')).toEqual([last])
    expect(match.next()).toBeNull()
    const runner = last?.outcome.kind === 'won' ? last.outcome.runner : -1
    expect(last?.chances[runner]).toBe(1)
    if (isRetirement(moments)) continue
    const [first = [], second = []] = last?.board.lines.map(({ score }) => score.split(' ')) ?? []
    const sets = [0, 0]
    first.forEach((games, set) => {
      const winner = Number(games) > Number(second[set]) ? 0 : 1
      sets[winner] = (sets[winner] ?? 0) + 1
    })
    expect(sets[runner]).toBe((bestOf + 1) / 2)
  }
})

test('chances of two add up to 1, and a running ball changes none', () => {
  const moments = play(open('sum', 5, 0.5, -0.5))
  for (const { chances } of moments)
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 12)
  const leaps = moments
    .slice(2)
    .filter(({ ballRunning }) => ballRunning)
    .map((moment) => {
      const before = moments[moments.indexOf(moment) - 1]
      return Math.abs((moment.chances[0] ?? 0) - (before?.chances[0] ?? 0))
    })
  // Only that no doctor was called is learnt while the players change ends.
  expect(Math.max(...leaps)).toBeLessThan(0.002)
})

test('a point closes the market for a second to eight', () => {
  const moments = play(open('closed', 5))
  const points = moments.filter((_, index) => moments[index - 1]?.ballRunning)
  const closed = points.map(({ afterMs }) => afterMs)
  expect(points.length).toBeGreaterThan(100)
  expect(Math.min(...closed)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...closed)).toBeLessThanOrEqual(8_000)
})

describe('over many matches', () => {
  const matches = Array.from({ length: 500 }, (_, seed) => play(open(`many-${seed}`, 3, 0.4, -0.2)))

  test('points, minutes and retirements are those of the sport', () => {
    expect(mean(matches.map(minutesOf))).toBeGreaterThan(75)
    expect(mean(matches.map(minutesOf))).toBeLessThan(125)
    const points = matches.map((moments) => moments.filter((m) => m.ballRunning).length)
    expect(mean(points)).toBeGreaterThan(115)
    expect(mean(points)).toBeLessThan(175)
    const retired = matches.filter(isRetirement).length / matches.length
    expect(retired).toBeGreaterThan(0.002)
    expect(retired).toBeLessThan(0.06)
  })

  test('what the model calls likely happens that often', () => {
    const boxes = Array.from({ length: 10 }, () => ({ sum: 0, variance: 0, won: 0 }))
    matches.forEach((moments, index) => {
      const moment = moments[(index * 41) % (moments.length - 1)]
      const outcome = moments.at(-1)?.outcome
      const chance = moment?.chances[0] ?? 0
      const box = boxes[Math.min(9, Math.floor(chance * 10))]
      if (!box) return
      box.sum += chance
      box.variance += chance * (1 - chance)
      box.won += outcome?.kind === 'won' && outcome.runner === 0 ? 1 : 0
    })
    for (const { sum, variance, won } of boxes)
      expect(Math.abs(won - sum)).toBeLessThan(3.5 * Math.sqrt(variance) + 1)
  })
})

test('a stronger player opens as the favourite', () => {
  expect(open('s', 3, 1, -1).opening.chances[0]).toBeGreaterThan(0.75)
  expect(open('s', 3).opening.chances[0]).toBeCloseTo(0.5, 2)
})
