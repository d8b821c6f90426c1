import { expect, test } from 'vitest'
import { readEventList } from './event-list.ts'
import {
  eventsOfTab,
  groupByCompetition,
  groupBySport,
  isLive,
  liveAndNext,
  searchEvents,
} from './group-events.ts'

// 16:00 in GMT+6.
const nowMs = Date.parse('2026-01-15T10:00:00Z')

const record = (id: string, fields: Record<string, unknown> = {}) => ({
  EventId: id,
  MarketId: `1.${id}`,
  Event: `Match ${id}`,
  ...fields,
})
const cricket = (...records: Record<string, unknown>[]) => readEventList(records, 'cricket')
const ids = (events: readonly { eventId: string }[]) => events.map(({ eventId }) => eventId)

test('[SIL-116] the day of a match is that of GMT+6', () => {
  const events = cricket(
    record('1', { OpenDate: '2026-01-15T17:59:59Z', InPlay: false }),
    record('2', { OpenDate: '2026-01-15T18:00:00Z', InPlay: false }),
    record('3', { OpenDate: '2026-01-14T18:00:00Z', InPlay: true }),
    record('4', { OpenDate: '2026-01-14T17:59:59Z', InPlay: true }),
  )
  expect(ids(eventsOfTab(events, 'today', nowMs))).toEqual(['3', '1'])
  expect(ids(eventsOfTab(events, 'tomorrow', nowMs))).toEqual(['2'])
  expect(ids(eventsOfTab(events, 'inplay', nowMs))).toEqual(['4', '3'])
})

test('[SIL-116] what is over stands under Result alone, the latest first', () => {
  const events = cricket(
    record('1', { OpenDate: '2026-01-15T01:00:00Z', Status: 'CLOSED', InPlay: true }),
    record('2', { OpenDate: '2026-01-15T02:00:00Z', Winner: 'Alpha' }),
  )
  expect(ids(eventsOfTab(events, 'result', nowMs))).toEqual(['2', '1'])
  for (const tab of ['inplay', 'today', 'tomorrow'] as const)
    expect(eventsOfTab(events, tab, nowMs)).toEqual([])
})

test('[DATA-05] a record with the documents’ fields alone is on now', () => {
  const [bare, started, later] = cricket(
    record('1'),
    record('2', { OpenDate: '2026-01-15T09:00:00Z' }),
    record('3', { OpenDate: '2026-01-15T11:00:00Z' }),
  )
  expect([bare, started, later].map((event) => event && isLive(event, nowMs))).toEqual([
    true,
    true,
    false,
  ])
})

test('[SIL-111] live events come before those to come, a few of each sport', () => {
  const events = cricket(
    record('1', { OpenDate: '2026-01-15T11:00:00Z', InPlay: false }),
    record('2', { OpenDate: '2026-01-15T09:30:00Z', InPlay: true }),
    record('3', { OpenDate: '2026-01-16T11:00:00Z', InPlay: false }),
    record('4', { Status: 'CLOSED' }),
  )
  const [group] = liveAndNext(events, nowMs, 2)
  expect(ids(group?.events ?? [])).toEqual(['2', '1'])
  expect(groupBySport(events).map(({ sport }) => sport)).toEqual(['cricket', 'soccer', 'tennis'])
})

test('[SIL-010] competitions hold their days in order', () => {
  const events = cricket(
    record('1', { Competition: 'Cup', OpenDate: '2026-01-16T11:00:00Z' }),
    record('2', { Competition: 'League', OpenDate: '2026-01-15T13:00:00Z' }),
    record('3', { Competition: 'Cup', OpenDate: '2026-01-15T12:00:00Z' }),
  )
  const [cup, league] = groupByCompetition(events)
  expect([cup?.key, cup?.count, league?.key]).toEqual(['Cup', 2, 'League'])
  expect(cup?.days.map(({ day }) => day)).toEqual(['2026/01/15', '2026/01/16'])
})

test('[SIL-010] search takes words of either language and digits of both', () => {
  const events = cricket(
    record('1', { Event: 'Padma 11 v Surma', Event_bn: 'পদ্মা ১১ বনাম সুরমা' }),
    record('2', { Competition_bn: 'বড় কাপ', Runners: [{ SelectionName: 'Golf Club' }] }),
  )
  const found = (typed: string) => ids(searchEvents(events, typed))
  expect(found(' SURMA padma')).toEqual(['1'])
  expect(found('১১')).toEqual(['1'])
  expect(found('পদ্মা 11')).toEqual(['1'])
  expect(found('golf')).toEqual(['2'])
  expect(found('বড\u09bc কাপ')).toEqual(['2'])
  expect(found('')).toEqual(['1', '2'])
  expect(found('padma golf')).toEqual([])
})
