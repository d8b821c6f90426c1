import type { BajiEvent } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { atashbajiBoard } from './board.ts'
import type { BajiProps } from './props.ts'

/** What alice reads at a table, without its markup. */
function textAt(table: Partial<BajiProps>, language: Language = 'en'): string {
  const nothing = () => undefined
  const props: BajiProps = {
    voice: boardVoice(atashbajiBoard.words, language, moneyWriter('BDT')),
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
  const markup = renderToStaticMarkup(<atashbajiBoard.Table {...props} />)
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

function roundOf(targetCenti: number, event: BajiEvent): BajiProps['round'] {
  const totalMinor = BigInt(event.winMinor)
  return {
    id: 'alice-1',
    betMinor: 10_000n,
    setup: { targetCenti },
    events: [event],
    seen: 1,
    totalMinor,
  }
}

const won = roundOf(250, {
  type: 'burst',
  heightCenti: 425_201_762_304,
  multipleCenti: 250,
  winMinor: '25000',
})
const lost = roundOf(10_000_000, {
  type: 'burst',
  heightCenti: 9_999_999,
  multipleCenti: 0,
  winMinor: '0',
})

test('the usual target stands with its pay, its chance and its win before anything is staked', () => {
  const text = textAt({})
  expect(text).toContain('Pays ×2.00 Chance 49.49% A win brings ৳ 200.00')
  expect(text).toContain('Launch one rocket for ৳ 100.00')
})

test('a rocket from before a reload is there with its height, its target and its win', () => {
  const text = textAt({ round: won })
  expect(text).toContain('It bursts at ×4,252,017,623.04: you get ৳ 250.00')
  expect(text).toContain('Pays ×2.50 Chance 39.59%')
})

test('a past rocket is told, and none can be launched beside it', () => {
  const text = textAt({ round: lost, isReplay: true, phase: 'held' })
  expect(text).toContain('It bursts at ×99,999.99: nothing is paid')
  expect(text).toContain('1 in 101,011')
  expect(text).toContain('A past rocket, shown again')
  expect(text).not.toContain('Launch')
})

test('in Bangla a count has the digits of the language', () => {
  expect(textAt({ round: lost }, 'bn')).toContain('১,০১,০১১-এ ১')
})
