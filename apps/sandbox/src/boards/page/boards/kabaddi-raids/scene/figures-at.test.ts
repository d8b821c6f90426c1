import { RAIDS, type Raid } from '@maidan/casino'
import { expect, test } from 'vitest'
import { RAID_MS } from '../show/raid-moments.ts'
import { figuresAt, PLAYERS } from './figures-at.ts'

const moment = (raid: Raid, index = 0) => ({
  side: index % 2 === 0 ? ('first' as const) : ('second' as const),
  index,
  raid,
  beginsMs: 0,
})

test('each side has its players in its own half before the first raid', () => {
  const first = figuresAt('first', null, 0)
  const second = figuresAt('second', null, 0)
  expect([first.length, second.length]).toEqual([PLAYERS, PLAYERS])
  expect(first.every(({ spot }) => spot.x < 180)).toBe(true)
  expect(second.every(({ spot }) => spot.x > 180)).toBe(true)
})

test('all raids look alike until they come near', () => {
  const at = (raid: Raid) => figuresAt('first', moment(raid), 370)
  for (const raid of RAIDS) expect(at(raid)).toEqual(at('empty'))
})

test.each([
  ['touch-1', 1],
  ['touch-2', 2],
  ['touch-3', 3],
  ['empty', 0],
  ['bonus', 0],
  ['tackle', 0],
] as const)('after a %s, %d defenders are out', (raid, out) => {
  for (let index = 0; index < 12; index += 1) {
    const defenders = index % 2 === 0 ? 'second' : 'first'
    const figures = figuresAt(defenders, moment(raid, index), RAID_MS)
    expect(figures.filter(({ clear }) => clear < 0.5)).toHaveLength(out)
  }
})

test('a raider who is tackled lies where they were met, another is home again', () => {
  const caught = figuresAt('first', moment('tackle'), RAID_MS)[3]
  expect(caught?.turn).toBe(80)
  expect(caught?.spot.x).toBeGreaterThan(250)
  const free = figuresAt('first', moment('touch-2'), RAID_MS)[3]
  expect(free?.spot).toEqual(figuresAt('first', null, 0)[3]?.spot)
})

test('nobody jumps: between two moments of a raid everybody moves a little', () => {
  for (const raid of RAIDS) {
    for (const side of ['first', 'second'] as const) {
      for (let at = 0; at < RAID_MS; at += 8) {
        const before = figuresAt(side, moment(raid), at)
        const after = figuresAt(side, moment(raid), at + 8)
        const moved = before.map(({ spot }, index) => {
          const next = after[index]?.spot ?? spot
          return Math.hypot(next.x - spot.x, next.across - spot.across)
        })
        expect(Math.max(...moved)).toBeLessThan(9)
      }
    }
  }
})
