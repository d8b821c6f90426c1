import type { DuelMove } from '@maidan/casino'
import { expect, test } from 'vitest'
import { HIT } from '../pace.ts'
import { attackAt, beamAt, defenceAt, sparksAt } from './moves.ts'

const MOVES = ['strike', 'heavy', 'load', 'stopped', 'beam', 'mirror'] as const satisfies DuelMove[]

test.each(MOVES)('a %s begins and ends at ease', (move) => {
  for (const part of [0, 1]) {
    const all = [attackAt(move, part), defenceAt(move, part), beamAt(move, part)]
    const most = Math.max(...all.flatMap((one) => Object.values(one).map(Math.abs)))
    expect(most).toBeLessThan(0.01)
    expect(sparksAt(move, part)).toBe(0)
  }
})

test.each(MOVES)('a %s does not leap', (move) => {
  const ahead = Array.from({ length: 201 }, (_, at) => attackAt(move, at / 200).ahead)
  const leaps = ahead.map((at, place) => Math.abs(at - (ahead[Math.max(0, place - 1)] ?? at)))
  expect(Math.max(...leaps)).toBeLessThan(2)
})

test('a beam goes there, and back only from a mirror', () => {
  expect(beamAt('beam', HIT - 0.08)).toEqual({ there: 1, back: 0 })
  expect(beamAt('mirror', HIT + 0.16).back).toBe(1)
  expect(beamAt('strike', HIT)).toEqual({ there: 0, back: 0 })
})
