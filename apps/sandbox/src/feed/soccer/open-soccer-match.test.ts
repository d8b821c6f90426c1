import { describe, expect, test } from 'vitest'
import type { Match, Moment } from '../match/match.ts'
import { openSoccerMatch } from './open-soccer-match.ts'

const club = (name: string, strength: number) => ({ name: { en: name, bn: name }, strength })
const open = (seed: string, home = 1, away = 1) =>
  openSoccerMatch({ seed, teams: [club('Jarul City', home), club('Kadam Athletic', away)] })

function play(match: Match): Moment[] {
  const moments = [match.opening]
  for (let moment = match.next(); moment !== null; moment = match.next()) moments.push(moment)
  return moments
}

const goalsOf = (moment: Moment) => moment.board.lines.map(({ score }) => Number(score))

test('the same seed plays the same match, another seed another', () => {
  expect(play(open('a'))).toEqual(play(open('a')))
  expect(play(open('a'))).not.toEqual(play(open('b')))
})

test('a match ends once, with the winner that the board shows, and stays over', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const match = open(`end-${seed}`)
    const moments = play(match)
    const last = moments.at(-1)
    expect(moments.filter(({ outcome }) => outcome.kind !== 'playing')).toEqual([last])
    const [home = 0, away = 0] = last ? goalsOf(last) : []
    const runner = home === away ? 2 : home > away ? 0 : 1
    expect(last?.outcome).toEqual({ kind: 'won', runner })
    expect(last?.chances[runner]).toBeCloseTo(1, 9)
    expect(match.next()).toBeNull()
  }
})

test('chances add up to 1 at every moment and none is negative', () => {
  for (const { chances } of play(open('sum', 1.2, 0.8))) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0)
  }
})

describe('over many matches', () => {
  const matches = Array.from({ length: 400 }, (_, seed) => play(open(`many-${seed}`, 1.1, 0.95)))

  test('goals, draws and length are those of the sport', () => {
    const ends = matches.map((moments) => moments.at(-1)?.board.lines.map((l) => Number(l.score)))
    const goals = ends.flatMap((scores) => scores ?? []).reduce((sum, score) => sum + score, 0)
    expect(goals / matches.length).toBeGreaterThan(2.3)
    expect(goals / matches.length).toBeLessThan(3.2)
    const draws = ends.filter((scores) => scores?.[0] === scores?.[1]).length / matches.length
    expect(draws).toBeGreaterThan(0.17)
    expect(draws).toBeLessThan(0.33)
    for (const moments of matches) {
      const minutes = moments.reduce((sum, { afterMs }) => sum + afterMs, 0) / 60_000
      expect(minutes).toBeGreaterThan(105)
      expect(minutes).toBeLessThan(150)
    }
  })

  test('what the model calls likely happens that often, also while VAR looks', () => {
    const boxes = Array.from({ length: 10 }, () => ({ sum: 0, variance: 0, won: 0, count: 0 }))
    matches.forEach((moments, index) => {
      // One moment a match: moments of one match are not independent.
      const moment = moments[(index * 37) % (moments.length - 1)]
      const outcome = moments.at(-1)?.outcome
      moment?.chances.slice(0, 1).forEach((chance, runner) => {
        const box = boxes[Math.min(9, Math.floor(chance * 10))]
        if (!box) return
        box.sum += chance
        box.variance += chance * (1 - chance)
        box.count += 1
        box.won += outcome?.kind === 'won' && outcome.runner === runner ? 1 : 0
      })
    })
    for (const { sum, variance, won } of boxes)
      expect(Math.abs(won - sum)).toBeLessThan(3.5 * Math.sqrt(variance) + 1)
  })

  test('a goal, a check and a card withdraw the prices; an attack runs the ball', () => {
    const all = matches.flat()
    for (const moment of all.filter(
      ({ scene }) => scene.kind === 'soccer' && scene.event === 'goal',
    ))
      expect(moment.suspended).toBe(true)
    expect(all.some(({ says }) => says.en === 'Offside: no goal')).toBe(true)
    expect(all.some(({ says }) => says.en.startsWith('Red card'))).toBe(true)
    expect(all.some(({ ballRunning }) => ballRunning)).toBe(true)
  })
})
