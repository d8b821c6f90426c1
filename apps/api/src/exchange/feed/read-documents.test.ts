import { expect, test } from 'vitest'
import { eventDocument, listDocument } from '../partner/odds-documents.ts'
import { readEvents, readLines } from './read-documents.ts'

const event = {
  EventId: '31',
  MarketId: '1.31',
  Event: 'Dhaka v Khulna',
  OpenDate: '2026-01-10T12:00:00Z',
  Runners: [{ SelectionId: 1, SelectionName: 'Dhaka', SelectionName_bn: 'ঢাকা' }],
}

test.each([
  [
    { Event_bn: 'ঢাকা বনাম খুলনা', Competition: 'Cup', Competition_bn: 'কাপ' },
    {
      names: { en: 'Dhaka v Khulna', bn: 'ঢাকা বনাম খুলনা' },
      competitions: { en: 'Cup', bn: 'কাপ' },
    },
  ],
  [{ Event_bn: '' }, { names: { en: 'Dhaka v Khulna' }, competitions: { en: '' } }],
])('an event that the partner lists with %o is called %o', (told, called) => {
  const [read] = readEvents('cricket', listDocument.parse([{ ...event, ...told }]))
  expect(read).toMatchObject(called)
  expect(read?.runners).toEqual([{ id: 1, names: { en: 'Dhaka', bn: 'ঢাকা' } }])
})

const rate = { suspended: 0, ball_running: 0 }
const row = { ...rate, backPrice: 90, layPrice: 95 }
const fancy = { ...rate, title: '6 over runs', no: 47, no_rate: 100, yes: 48, yes_rate: 100 }

test('a line and its runners are called what the partner calls them, in every language it has', () => {
  const items = {
    '31': {
      fancy2: { '1': { ...fancy, title_bn: '৬ ওভারের রান' }, '2': fancy },
      bookmaker: { '1': { ...row, runner: 'Dhaka', runner_bn: 'ঢাকা' } },
    },
  }
  const entry = eventDocument.parse({ data: { items } }).data.items['31']
  const lines = entry ? readLines('31', entry) : []
  expect(lines.map(({ names }) => names)).toEqual([
    { en: 'BookMaker', bn: 'বুকমেকার' },
    { en: '6 over runs', bn: '৬ ওভারের রান' },
    { en: '6 over runs' },
  ])
  expect(lines[0]?.runners).toEqual([{ id: 1, names: { en: 'Dhaka', bn: 'ঢাকা' } }])
})
