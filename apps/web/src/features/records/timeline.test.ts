import { expect, test } from 'vitest'
import { timelineOf } from './timeline.ts'

const times = { created_at: '2026-03-09T10:00:00Z', updated_at: '2026-03-09T10:05:00Z' }
const names = (record: Parameters<typeof timelineOf>[0]) =>
  timelineOf(record).map(({ name, at }) => (at === null ? `${name}?` : name))

test('[REC-18] the timeline that the record brings', () => {
  const timeline = [
    { state: 'submitted', at: times.created_at, note: null },
    { state: 'reviewing', at: times.created_at, note: null },
    { state: 'failed', at: times.updated_at, note: 'Not received.' },
  ]
  const steps = timelineOf({ action: 'deposit', key: '2', ...times, timeline })
  expect(steps.map(({ name }) => name)).toEqual(['submitted', 'reviewing', 'failed'])
  expect(steps[2]?.note).toBe('Not received.')
})

test('[REC-18] a record without a timeline shows what its times tell', () => {
  expect(names({ action: 'deposit', key: '0', ...times })).toEqual([
    'submitted',
    'reviewing',
    'credited?',
  ])
  expect(names({ action: 'withdraw', key: '1', ...times })).toEqual(['submitted', 'paid'])
  const failed = timelineOf({ action: 'withdraw', key: '2', ...times, reason: 'Wrong number.' })
  expect(failed[1]).toEqual({ name: 'failed', at: times.updated_at, note: 'Wrong number.' })
})
