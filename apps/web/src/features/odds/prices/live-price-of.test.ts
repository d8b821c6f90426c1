import { expect, test } from 'vitest'
import { readEventLines } from '../events/event-lines.ts'
import { readMatchOdds } from '../markets/match-odds.ts'
import { liveRow, liveRunner } from './live-price-of.ts'

const [TIGERS, STORM] = [11, 12]

const ladder = (more: Record<string, unknown> = {}) => {
  const ex = { availableToBack: [{ price: 1.9, size: 5 }], availableToLay: [] }
  const runners = [
    { SelectionId: TIGERS, SelectionName: 'Tigers', ex },
    { SelectionId: STORM, SelectionName: 'Storm', status: 'REMOVED', ex },
  ]
  const odds = readMatchOdds({ marketId: '1.7', status: 'OPEN', runners, ...more })
  if (odds === null) throw new Error('no odds were read')
  return odds
}

const back = { selectionId: TIGERS, side: 'back' } as const
const best = { odds: '1.90', run: null }

test.each([
  ['open', {}, back, { state: 'open', best }],
  ['nobody on the other side', {}, { ...back, side: 'lay' }, { state: 'open', best: null }],
  ['suspended', { status: 'SUSPENDED' }, back, { state: 'suspended', best }],
  ['a ball', { status: 'SUSPENDED', ballRunning: true }, back, { state: 'ball_running', best }],
  ['closed', { status: 'CLOSED' }, back, { state: 'closed', best: null }],
  ['removed', {}, { ...back, selectionId: STORM }, { state: 'gone', best: null }],
  ['unknown', {}, { ...back, selectionId: 13 }, { state: 'gone', best: null }],
] as const)('[SIL-115] a runner of match odds: %s', (_, more, side, live) => {
  expect(liveRunner(ladder(more), side)).toEqual(live)
})

const lines = (more: Record<string, unknown> = {}) =>
  readEventLines(
    {
      data: {
        items: {
          '9': {
            fancy2: { '5': { title: 'Runs', no: 47, no_rate: 0, yes: 48, yes_rate: 90, ...more } },
            bookmaker: { [TIGERS]: { runner: 'Tigers', backPrice: 85, layPrice: 0, ...more } },
          },
        },
      },
    },
    '9',
  )

test.each([
  ['its run and rate', {}, 'yes', { state: 'open', best: { odds: '90', run: '48' } }],
  ['a side without a rate', {}, 'no', { state: 'gone', best: null }],
  ['suspended', { suspended: 1 }, 'yes', { state: 'suspended', best: { odds: '90', run: '48' } }],
  ['a ball', { ball_running: 1, yes_rate: 0 }, 'yes', { state: 'ball_running', best: null }],
] as const)('[SIL-115] a line: %s', (_, more, side, live) => {
  expect(liveRow(lines(more)?.fancies[0], side)).toEqual(live)
})

test('[SIL-115] a row of the bookmaker, and one that is no longer there', () => {
  const row = lines()?.bookmaker[0]
  expect(liveRow(row, 'back')).toEqual({ state: 'open', best: { odds: '85', run: null } })
  expect(liveRow(row, 'lay')).toEqual({ state: 'gone', best: null })
  expect(liveRow(undefined, 'back')).toEqual({ state: 'gone', best: null })
})
