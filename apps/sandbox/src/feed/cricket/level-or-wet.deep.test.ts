import { describe, expect, test } from 'vitest'
import type { Moment } from '../match/match.ts'
import { playThrough, twoTeams } from './testing/play-through.ts'

const teams = twoTeams(0)

/** The first of many seeds whose match has what is looked for; `from` spares the search. */
function findMatch(
  weather: 'fair' | 'wet',
  isIt: (played: readonly Moment[]) => boolean,
  from = 0,
): readonly Moment[] {
  for (let number = from; number < from + SEEDS_MAX; number += 1) {
    const seed = `${weather} ${number}`
    const played = playThrough({ seed, format: 'T20', teams, weather })
    if (isIt(played)) return played
  }
  throw new Error(`none of ${SEEDS_MAX} matches`)
}

const SEEDS_MAX = 150
/** One match in eighty is level; from here it is near. */
const LEVEL_NEAR = 56

function endsAs(kind: string): (played: readonly Moment[]) => boolean {
  return (played) => played.at(-1)?.outcome.kind === kind
}

function scoresLevel(played: readonly Moment[]): boolean {
  return played.some(({ says }) => says.en.startsWith('Scores level'))
}

describe('level scores', () => {
  test(
    'go to a super over of at most six balls and two wickets a side',
    { timeout: 60_000 },
    () => {
      const played = findMatch('fair', scoresLevel, LEVEL_NEAR)
      const notes = played.at(-1)?.board.lines.map(({ note }) => note) ?? []
      for (const note of notes) expect(note).toMatch(/^SO \d+(\/[01])? \([01]\.[0-5] ov\)$/)
      const level = played.findIndex(({ says }) => says.en.startsWith('Scores level'))
      expect(played[level]?.chances[0]).toBeGreaterThan(0.3)
      expect(played[level]?.chances[0]).toBeLessThan(0.7)
    },
  )
})

describe('rain', () => {
  test('that does not stop leaves no result, and open lines without one', () => {
    const played = findMatch('wet', endsAs('no_result'), 4)
    expect(played.at(-1)?.chances).toEqual([0.5, 0.5])
    expect(played.flatMap(({ decided }) => decided).some(({ score }) => score === null)).toBe(true)
  })

  test('that stops in a chase revises the target', () => {
    const played = findMatch('wet', (all) => all.some(({ says }) => /now \d+/.test(says.en)), 2)
    const at = played.findIndex(({ says }) => /now \d+/.test(says.en))
    expect(played[at - 1]).toMatchObject({ suspended: true, ballRunning: false })
    const target = Number(/now (\d+)/.exec(played[at]?.says.en ?? '')?.[1])
    const chasing = played[at]?.board.lines.find(({ isActive }) => isActive)?.score ?? ''
    const need = Number(/^Need (\d+)/.exec(played[at]?.board.summary.en ?? '')?.[1])
    expect(Number.parseInt(chasing, 10) + need).toBe(target)
  })

  test('comes to few matches when the weather is fair', () => {
    const seeds = Array.from({ length: 6 }, (_, number) => `dry ${number}`)
    const wet = seeds.filter((seed) =>
      playThrough({ seed, format: 'T20', teams }).some(({ says }) => /rain/i.test(says.en)),
    )
    expect(wet.length).toBeLessThan(3)
  })
})
