import type { LotteryOutcome, LotterySpot } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { OwnStake, RoomTable } from '../../board.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { threeMinuteDrawBoard } from './board.ts'
import { Ticket } from './tickets/ticket.tsx'
import { timeText } from './time-text.ts'
import type { LotteryWord } from './words/en.ts'

type Props = RoomTable<LotterySpot, LotteryOutcome, LotteryWord>

const voice = boardVoice(threeMinuteDrawBoard.words, 'en', moneyWriter('BDT'))
const balls = [21, 3, 40, 8, 17, 1, 33, 12]

const ticket: OwnStake<LotterySpot> = {
  betId: 'alice-1',
  spot: { picks: [3, 8, 22] },
  stakeMinor: 10_000n,
  state: 'standing',
  outAtCenti: null,
  winMinor: null,
}

const wordsOf = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

/** What alice reads at a table, without its markup. */
function textAt(table: Partial<Props>): string {
  const nothing = () => undefined
  const props: Props = {
    voice,
    sounds: { play: nothing, isOn: () => false, setOn: nothing },
    bet: { minor: 10_000n, levels: [10_000n], choose: nothing },
    isStill: false,
    number: 412,
    phase: 'betting',
    elapsedMs: () => 0,
    phaseMs: 165_000,
    outcome: null,
    past: [],
    players: [],
    playerCount: 0,
    own: [],
    contests: [],
    field: { state: 'hidden' },
    betsMax: 2,
    isReplay: false,
    place: nothing,
    cashOut: nothing,
    ...table,
  }
  return wordsOf(renderToStaticMarkup(<threeMinuteDrawBoard.Table {...props} />))
}

describe('while tickets are sold', () => {
  test('a ticket needs numbers first', () => {
    expect(textAt({})).toContain('Choose numbers for a ticket')
    expect(textAt({})).toContain('No ticket of yours in this draw yet')
  })

  test('a ticket on its way says so, and the last one too', () => {
    expect(textAt({ own: [{ ...ticket, state: 'asked' }] })).toContain('On its way')
    const both = textAt({ own: [ticket, { ...ticket, betId: 'alice-2' }] })
    expect(both).toContain('All your 2 tickets for this draw are bought')
  })
})

test('the draw of this moment is not told before its balls are out', () => {
  const round = { number: 412, outcome: { balls }, link: '', clientSeeds: [] }
  const earlier = { ...round, number: 411 }
  const text = textAt({ phase: 'shown', outcome: { balls }, past: [round, earlier] })
  expect(text).toContain('Last draws 411')
  expect(text).not.toContain('Last draws 412')
})

describe('a ticket of 3, 8 and 22', () => {
  const textOf = (seen: readonly number[]) =>
    wordsOf(renderToStaticMarkup(<Ticket voice={voice} ticket={ticket} balls={seen} />))

  test.each([
    [[], 'Hits: 0'],
    [[21, 3, 40], 'Hits: 1'],
    [balls, '+ ৳ 500.00'],
    [[21, 30, 40, 9, 17, 1, 33, 12], 'No prize'],
  ])('after %j reads %s', (seen, words) => {
    expect(textOf(seen)).toContain(words)
  })
})

test('the rules tell the figures of the game', () => {
  const text = wordsOf(renderToStaticMarkup(<threeMinuteDrawBoard.Rules voice={voice} />))
  expect(text).toContain('3 2 ×5 3 ×90 9.63% 96.35%')
  expect(text).toContain('5 2 ×1 3 ×5 4 ×60 5 ×4,000 25.67% 96.67%')
  expect(text).toContain('sold for 165 seconds, then the balls are shown for 15')
  expect(text).toContain('pay is 4,000 times its stake')
})

test.each([
  [165_000, '2:45'],
  [60_000, '1:00'],
  [59_001, '1:00'],
  [4_200, '0:05'],
  [0, '0:00'],
])('%s ms are left as %s', (leftMs, text) => {
  expect(timeText(leftMs)).toBe(text)
})
