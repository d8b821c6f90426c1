import { expect, test } from 'vitest'
import { filterRecords, withinDays } from './filter-records.ts'

const now = Date.parse('2026-01-10T17:30:00Z') // 23:30 of 10 January in Dhaka

test('[REC-06] days begin at midnight in GMT+6', () => {
  const rows = [
    ['2026-01-09T18:00:00Z', 'today', true],
    ['2026-01-09T17:59:59Z', 'today', false],
    ['2026-01-09T17:59:59Z', 'yesterday', true],
    ['2026-01-03T18:00:00Z', 'week', true],
    ['2026-01-03T17:59:59Z', 'week', false],
    ['2020-01-01T00:00:00Z', 'all', true],
  ] as const
  for (const [at, days, kept] of rows) expect(withinDays(Date.parse(at), days, now)).toBe(kept)
})

test('[REC-07] only the chosen platform and type stay', () => {
  const record = (platform: string, game_type: string) => ({
    platform,
    game_type,
    created_at: '2026-01-10T10:00:00Z',
  })
  const all = [record('PADMA', 'slot'), record('BAGH', 'slot'), record('PADMA', 'crash')]
  const kept = filterRecords(all, { platform: 'PADMA', type: 'slot', days: 'all' }, now)
  expect(kept).toEqual([all[0]])
})
