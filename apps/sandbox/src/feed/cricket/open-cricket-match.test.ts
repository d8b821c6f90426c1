import { describe, expect, test } from 'vitest'
import type { Moment } from '../match/match.ts'
import { openCricketMatch } from './open-cricket-match.ts'
import { playThrough, twoTeams } from './testing/play-through.ts'

const teams = twoTeams(0)
const moments = playThrough({ seed: 'alice', format: 'T20', teams })

function isOfPlay({ scene }: Moment): boolean {
  return scene.kind === 'cricket'
}

describe('a match', () => {
  test('is the same again from the same seed, and another from another', () => {
    expect(playThrough({ seed: 'alice', format: 'T20', teams })).toEqual(moments)
    expect(playThrough({ seed: 'bob', format: 'T20', teams })).not.toEqual(moments)
  })

  test('[DATA-02] has the two teams as runners and says so from the start', () => {
    const { runners, opening } = openCricketMatch({ seed: 'alice', format: 'ODI', teams })
    expect(runners).toEqual(teams.map(({ name }) => ({ name, kind: 'side' })))
    expect(opening).toMatchObject({ afterMs: 0, outcome: { kind: 'playing' }, fancies: [] })
    expect(opening.chances[0]).toBeGreaterThan(0.2)
    expect(opening.chances[0]).toBeLessThan(0.8)
  })

  test('is over once, at its last moment', () => {
    expect(moments.filter(({ outcome }) => outcome.kind !== 'playing')).toHaveLength(1)
    expect(moments.at(-1)?.outcome.kind).toBe('won')
    expect(moments.at(-1)?.board.summary.en).toMatch(/won by/)
  })

  test('[EXCH-10] has a run-up before every ball, some seconds before what comes of it', () => {
    const balls = moments.flatMap((moment, index) =>
      isOfPlay(moment) ? [{ moment, before: moments[index - 1] }] : [],
    )
    expect(balls.length).toBeGreaterThan(150)
    for (const { moment, before } of balls) {
      expect(before?.ballRunning).toBe(true)
      expect(moment.ballRunning).toBe(false)
      expect(moment.afterMs).toBeGreaterThanOrEqual(4_000)
      expect(moment.afterMs).toBeLessThanOrEqual(10_000)
    }
  })

  test('[EXCH-09] withdraws prices after a wicket or a boundary, and brings them back', () => {
    const after = moments.flatMap((moment, index) => {
      const { scene } = moment
      const isBig = scene.kind === 'cricket' && (scene.isWicket || scene.isBoundary)
      return isBig ? [{ moment, next: moments[index + 1] }] : []
    })
    const isInPlay = ({ board }: Moment) => board.lines.some(({ isActive }) => isActive)
    const back = after.flatMap(({ next }) => (next !== undefined && isInPlay(next) ? [next] : []))
    expect(after.every(({ moment }) => moment.suspended)).toBe(true)
    expect(back.length).toBeGreaterThan(20)
    expect(back.every(({ suspended }) => !suspended)).toBe(true)
  })

  test('takes the time of a T20, a ball about every half minute', () => {
    const minutes = moments.reduce((sum, { afterMs }) => sum + afterMs, 0) / 60_000
    expect(minutes).toBeGreaterThan(120)
    expect(minutes).toBeLessThan(260)
    const runUps = moments.filter(({ ballRunning }) => ballRunning)
    for (const { afterMs } of runUps) {
      expect(afterMs).toBeGreaterThan(20_000)
      expect(afterMs).toBeLessThan(40_000)
    }
  })

  test('keeps the board in step: score, balls, what is needed, in both languages', () => {
    const chase = moments.find(({ board }) => /^Need \d+ from \d+ balls/.test(board.summary.en))
    expect(chase?.board.summary.bn).toMatch(/^[০-৯]+ বলে দরকার [০-৯]+ রান/)
    const last = moments.at(-1)?.board
    for (const { score, note } of last?.lines ?? []) {
      expect(score).toMatch(/^\d+(\/\d)?$/)
      expect(note).toMatch(/^\d+\.[0-5] ov$/)
    }
    expect(last?.recent.length).toBeGreaterThan(5)
    expect(last?.recent.length).toBeLessThanOrEqual(12)
  })
})
