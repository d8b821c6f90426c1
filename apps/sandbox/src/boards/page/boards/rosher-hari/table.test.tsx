import { HARI_LEVELS, type HariEvent, type HariLevel } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { rosherHariBoard } from './board.ts'
import type { HariProps } from './props.ts'

const TREE = Array.from({ length: 9 }, () => [1, 2, 3])

const voiceOf = (language: Language) =>
  boardVoice(rosherHariBoard.words, language, moneyWriter('BDT'))

function markupAt(table: Partial<HariProps>, language: Language = 'en'): string {
  const nothing = () => undefined
  const props: HariProps = {
    voice: voiceOf(language),
    sounds: { play: nothing, isOn: () => false, setOn: nothing },
    bet: { minor: 10_000n, levels: [10_000n], choose: nothing },
    isStill: true,
    phase: 'ready',
    round: null,
    isReplay: false,
    place: nothing,
    choose: nothing,
    shown: nothing,
    ...table,
  }
  return renderToStaticMarkup(<rosherHariBoard.Table {...props} />)
}

/** What alice reads at a table, without its markup. */
const textAt = (...args: Parameters<typeof markupAt>) =>
  markupAt(...args)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The names of the footholds as a screen reader says them, the lowest row first. */
const namesAt = (...args: Parameters<typeof markupAt>) =>
  [...markupAt(...args).matchAll(/class="hari-foothold"[^>]*aria-label="([^"]+)"/g)].map(
    (match) => match[1],
  )

const held = (foothold: number): HariEvent => ({
  type: 'held',
  foothold,
  multipleCenti: '0',
  winMinor: '0',
})

function roundOf(level: HariLevel, events: readonly HariEvent[]): HariProps['round'] {
  const isOpen = events.every(({ type }) => type === 'held')
  return {
    id: 'alice-1',
    betMinor: 10_000n,
    setup: { level },
    events,
    seen: events.length,
    totalMinor: isOpen ? null : 0n,
  }
}

test('before anything is staked the usual palm stands there with what its rows pay', () => {
  const text = textAt({})
  expect(text).toContain('Easy 3 of 4')
  expect(text).toContain('×1.32')
  expect(text).toContain('×13.18')
  expect(text).toContain('Climb for ৳ 100.00')
  expect(namesAt({})).toHaveLength(36)
})

test('a climb from before a reload goes on: its footholds, the next row and what can be taken', () => {
  const round = roundOf('hard', [held(1), held(0)])
  const text = textAt({ round, phase: 'open' })
  expect(text).toContain('Row 2 holds: ৳ 396.00 can be taken')
  expect(text).toContain('Next row pays ×7.92 Chance 50.00% You could take ৳ 792.00')
  expect(text).toContain('Take ৳ 396.00 ×3.96 of your stake')
  const names = namesAt({ round, phase: 'open' })
  expect(names).toHaveLength(18)
  expect(names.slice(0, 6)).toEqual([
    'Row 1, first of two',
    'Row 1, second of two: it held you',
    'Row 2, first of two: it held you',
    'Row 2, second of two',
    'Row 3, first of two',
    'Row 3, second of two',
  ])
})

test('after a slip every foothold says what it was', () => {
  const fell: HariEvent = { type: 'fell', foothold: 0, holding: TREE }
  const round = roundOf('easy', [held(1), fell])
  expect(textAt({ round })).toContain('The foothold in row 2 was rotten: ৳ 100.00 is lost')
  expect(namesAt({ round }).slice(0, 8)).toEqual([
    'Row 1, first of four: not tried, rotten',
    'Row 1, second of four: it held you',
    'Row 1, third of four: not tried, it would have held',
    'Row 1, fourth of four: not tried, it would have held',
    'Row 2, first of four: rotten, you slipped',
    'Row 2, second of four: not tried, it would have held',
    'Row 2, third of four: not tried, it would have held',
    'Row 2, fourth of four: not tried, it would have held',
  ])
})

test('the top is told as such, and what is taken before the first row is the stake', () => {
  const taken: HariEvent = { type: 'taken', multipleCenti: '0', winMinor: '0', holding: TREE }
  const climbed = Array.from({ length: 9 }, () => held(1))
  const top = textAt({ round: roundOf('easy', [...climbed, taken]) })
  expect(top).toContain('The pot is yours: ৳ 1,318.00, ×13.18')
  const lower = textAt({ round: roundOf('easy', [...climbed.slice(1), taken]) })
  expect(lower).toContain('You take ৳ 988.00, ×9.88 of the stake')
  expect(textAt({ round: roundOf('easy', [taken]) })).toContain('Not climbed, ৳ 100.00 is back')
})

test('a past climb is told, and none can be begun beside it', () => {
  const fell: HariEvent = { type: 'fell', foothold: 0, holding: TREE }
  const round = roundOf('easy', [held(1), fell])
  const text = textAt({ round, isReplay: true, phase: 'held' })
  expect(text).toContain('A past climb, shown again')
  expect(text).toContain('Rows climbed 1 of 9 Paid ×0.00 It brought ৳ 0.00')
  expect(text).not.toContain('Climb again')
  const taken: HariEvent = { type: 'taken', multipleCenti: '0', winMinor: '0', holding: TREE }
  const paid = textAt({ round: roundOf('easy', [held(1), taken]), isReplay: true, phase: 'held' })
  expect(paid).toContain('Rows climbed 1 of 9 Paid ×1.32 It brought ৳ 132.00')
})

test('in Bangla rows and footholds are counted in its words and digits', () => {
  const round = roundOf('easy', [held(1), held(2)])
  const names = namesAt({ round, phase: 'open' }, 'bn')
  expect(names[9]).toBe('সারি ৩, চারটির দ্বিতীয়টি')
  expect(textAt({ round, phase: 'open' }, 'bn')).toContain('সারি ২ পার হয়েছেন')
})

test.each(['en', 'bn'] as const)('in %s no text keeps a hole, whatever the palm', (language) => {
  for (const level of HARI_LEVELS) {
    expect(markupAt({ round: roundOf(level, []), phase: 'open' }, language)).not.toMatch(/\{\w+\}/)
  }
})
