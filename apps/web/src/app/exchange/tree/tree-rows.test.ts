import { expect, test } from 'vitest'
import { readEventList } from '../../../features/odds/events/event-list.ts'
import { treeRows } from './tree-rows.ts'

const nowMs = Date.parse('2026-01-15T12:00:00.000Z')

const match = (id: number, Event: string, Competition: string, more: object = {}) => ({
  EventId: String(id),
  MarketId: `1.${id}`,
  Event,
  Competition,
  InPlay: false,
  OpenDate: '2026-01-15T14:00:00.000Z',
  ...more,
})

const events = [
  ...readEventList(
    [
      match(1, 'Alpha v Bravo', 'Padma Cup', { InPlay: true }),
      match(2, 'Charlie v Delta', 'Padma Cup'),
      match(3, 'Echo v Foxtrot', 'Meghna Trophy'),
      match(4, 'Golf v Hotel', 'Padma Cup', { Status: 'CLOSED' }),
    ],
    'cricket',
  ),
  ...readEventList([match(5, 'India v Juliet', 'Jamuna Open')], 'tennis'),
]

const shown = (typed = '', ...toggled: string[]) =>
  treeRows(events, { nowMs, typed, toggled: new Set(toggled) }).map((row) =>
    row.kind === 'match' ? row.event.names.en : `${row.key} ${row.count}`,
  )

const padma = ['cricket Padma Cup 2', 'Alpha v Bravo', 'Charlie v Delta']

test.each([
  [
    'what is in play stands open, what is over is left out',
    [''],
    ['cricket 3', ...padma, 'cricket Meghna Trophy 1', 'tennis 1', 'tennis Jamuna Open 1'],
  ],
  [
    'a branch is opened, another is closed',
    ['', 'cricket', 'tennis Jamuna Open'],
    ['cricket 3', 'tennis 1', 'tennis Jamuna Open 1', 'India v Juliet'],
  ],
  [
    'what is looked for is open, whatever was closed',
    ['echo', 'cricket'],
    ['cricket 1', 'cricket Meghna Trophy 1', 'Echo v Foxtrot'],
  ],
  ['nothing fits', ['zulu'], []],
] as const)('%s', (_, [typed, ...toggled], rows) => {
  expect(shown(typed, ...toggled)).toEqual(rows)
})
