import type { DolaEvent, DolaSetup } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { nagordolaBoard } from './board.ts'
import type { DolaProps } from './props.ts'

function markupAt(table: Partial<DolaProps>, language: Language = 'en'): string {
  const nothing = () => undefined
  const props: DolaProps = {
    voice: boardVoice(nagordolaBoard.words, language, moneyWriter('BDT')),
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
  return renderToStaticMarkup(<nagordolaBoard.Table {...props} />)
}

/** What alice reads at a wheel, without its markup. */
const textAt = (...args: Parameters<typeof markupAt>) =>
  markupAt(...args)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

function roundOf(setup: DolaSetup, event: Omit<DolaEvent, 'type'>): DolaProps['round'] {
  const events: readonly DolaEvent[] = [{ type: 'stopped', ...event }]
  const totalMinor = BigInt(event.winMinor)
  return { id: 'alice-1', betMinor: 10_000n, setup, events, seen: 1, totalMinor }
}

test('a wheel has as many seats as were chosen, and none stands out before it turns', () => {
  const markup = markupAt({})
  expect(markup.match(/class="dola-box"/g)).toHaveLength(20)
  expect(markup).not.toContain('data-stopped="true"')
  expect(textAt({})).toContain('×0.0 50.00% ×1.5 10.00% ×1.8 5.00% ×2.0 29.99% ×3.0 5.00%')
})

test('a round that was seen stands with its seat at the arrow, and says what it paid', () => {
  const round = roundOf({ seats: 10, risk: 'high' }, { seat: 9, tenths: 99, winMinor: '99000' })
  const markup = markupAt({ round })
  expect(markup).toContain('rotate(36deg)')
  expect(markup.match(/data-stopped="true"/g)).toHaveLength(1)
  expect(textAt({ round })).toContain('Seat 10 stops: ×9.9, ৳ 990.00')
})

test('a seat that pays nothing is told as such, in Bangla as well', () => {
  const round = roundOf({ seats: 10, risk: 'high' }, { seat: 3, tenths: 0, winMinor: '0' })
  expect(textAt({ round })).toContain('Seat 4 stops: nothing is paid')
  expect(textAt({ round }, 'bn')).toContain('৪ নম্বর আসন থেমেছে, এবার কিছু পাননি')
})

test('a past turn can be watched, with nothing to choose or to stake', () => {
  const round = roundOf({ seats: 50, risk: 'low' }, { seat: 0, tenths: 15, winMinor: '15000' })
  expect(markupAt({ round, isReplay: true })).not.toContain('<button')
  expect(textAt({ round, isReplay: true })).toContain('A past turn, shown again')
})
