import { expect, test } from 'vitest'
import { readEventLines, readPushedLines } from '../events/event-lines.ts'
import { readEventList } from '../events/event-list.ts'
import { fanciesOf } from '../markets/fancy-tabs.ts'
import { readMatchOdds } from '../markets/match-odds.ts'
import { priceText, sizeText } from '../prices/price-text.ts'
import { createPushOrder } from './push-order.ts'
import { readScoreAddress } from './score-address.ts'

test('[DATA-02] the first item of the list counts', () => {
  const item = { marketId: '1.1', inplay: true, runners: [{ SelectionName: 'Alpha' }] }
  const odds = readMatchOdds([item, { marketId: '1.2' }])
  expect(odds).toMatchObject({ marketId: '1.1', inPlay: true, status: 'OPEN', ballRunning: false })
  expect(odds?.runners).toMatchObject([{ id: 1, names: { en: 'Alpha', bn: 'Alpha' }, back: [] }])
  expect(readMatchOdds([])).toBeNull()
  expect(readMatchOdds('nothing')).toBeNull()
})

test('[ENT-30] prices come as numbers or as text; what is no price is left out', () => {
  const ex = { availableToBack: [{ price: '1.9', size: '20' }, { price: 0 }, null] }
  const odds = readMatchOdds([{ runners: [{ SelectionId: '7', SelectionName: 'Alpha', ex }] }])
  expect(odds?.runners[0]).toMatchObject({ id: 7, back: [{ price: 1.9, size: 20 }], lay: [] })
})

test('[DATA-03] [ENT-31] the item under the event’s own id is read', () => {
  const bookmaker = { '201': { runner: 'Alpha', backPrice: 85, layPrice: '87', suspended: '1' } }
  const answer = { data: { items: { '11': { bookmaker }, '12': {} } } }
  expect(readEventLines(answer, '11')?.bookmaker).toMatchObject([
    { id: 201, back: 85, lay: 87, suspended: true, ballRunning: false, min: null },
  ])
  expect(readEventLines(answer, '12')).toEqual({ fancies: [], bookmaker: [] })
  expect(readEventLines(answer, '13')).toBeNull()
  expect(readPushedLines(answer)?.eventId).toBe('11')
  expect(readPushedLines({ eventId: '11', bookmaker })?.lines.bookmaker).toHaveLength(1)
})

test('[SIL-114] [EXCH-12] the code stands in type or gtype; without one under All and Fancy', () => {
  const fancy2 = { a: { type: 6 }, b: { gtype: '4' }, c: {}, d: { type: 9 } }
  const lines = readEventLines({ data: { items: { '1': { fancy2 } } } }, '1')
  const keys = (tab: Parameters<typeof fanciesOf>[1]) =>
    fanciesOf(lines?.fancies ?? [], tab).map(({ key }) => key)
  expect(keys('all')).toEqual(['a', 'b', 'c', 'd'])
  expect(keys('fancy')).toEqual(['c', 'd'])
  expect(keys('ballByBall')).toEqual(['a'])
  expect(keys('lottery')).toEqual(['b'])
})

test('[SIL-116] a winner comes as a record, an id or a name', () => {
  const Runners = [{ SelectionId: 5, SelectionName: 'Alpha', SelectionName_bn: 'আলফা' }]
  const winner = (Winner: unknown) =>
    readEventList([{ EventId: '1', MarketId: '1.1', Runners, Winner }], 'tennis')[0]?.winner
  const alpha = { kind: 'won', names: { en: 'Alpha', bn: 'আলফা' } }
  expect(winner({ kind: 'won', SelectionId: 5 })).toEqual(alpha)
  expect(winner(5)).toEqual(alpha)
  expect(winner('Bravo')).toEqual({ kind: 'won', names: { en: 'Bravo', bn: 'Bravo' } })
  expect(winner({ kind: 'tie' })).toEqual({ kind: 'tie' })
  expect(winner(undefined)).toBeNull()
})

test.each([
  [
    '<script>var n = 1; var url = "https://s.test/1?a=b"; var z = "http://no"</script>',
    'https://s.test/1?a=b',
  ],
  [
    "<script src='http://cdn.test/a.js'></script><script>url='http://s.test/2'</script>",
    'http://s.test/2',
  ],
  ['var board = "https:\\/\\/s.test\\/3"', 'https://s.test/3'],
  ['<script>var a = "ftp://x"</script>', null],
  ['', null],
])('[DATA-04] [SIL-022] the score address of %s', (text, address) => {
  expect(readScoreAddress(text)).toBe(address)
})

test('[SIL-113] a message older than the last of its subject is late', () => {
  const inOrder = createPushOrder()
  expect([inOrder('a', 'run1-5'), inOrder('a', 'run1-5'), inOrder('a', 'run1-4')]).toEqual([
    true,
    true,
    false,
  ])
  expect([inOrder('b', 'run1-1'), inOrder('a', 'run2-1'), inOrder('a', '')]).toEqual([
    true,
    true,
    true,
  ])
})

test('[EXCH-07] sizes are short and never more than there is', () => {
  const sizes = [840, 999.9, 1000, 1290, 35_900, 999_999, 1_450_000]
  expect(sizes.map(sizeText)).toEqual(['840', '999', '1K', '1.2K', '35K', '999K', '1.4M'])
  expect([1.9, 10.5, 1000].map(priceText)).toEqual(['1.90', '10.5', '1000'])
})
