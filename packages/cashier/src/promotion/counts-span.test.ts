import { expect, test } from 'vitest'
import { dhakaWeek } from '../calendar/dhaka-spans.ts'
import { countsSpan } from './counts-span.ts'

const week = dhakaWeek(Date.parse('2026-11-24T00:00:00Z'))
const from = new Date(week.fromMs)
const until = new Date(week.untilMs)
const later = new Date(week.fromMs + 1)
const running = {
  status: 'display',
  startsAt: from,
  endsAt: until,
  createdAt: from,
} as const

test.each([
  ['runs for the very week', {}, true],
  ['was hidden as it began', { status: 'active' as const }, false],
  ['starts a moment later', { startsAt: later }, false],
  ['was made a moment later', { createdAt: later }, false],
  ['ends a moment sooner', { endsAt: new Date(week.untilMs - 1) }, false],
])('[LAW-30] a promotion that %s', (_, change, counts) => {
  expect(countsSpan({ ...running, ...change }, week)).toBe(counts)
})
