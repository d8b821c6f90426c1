import type { LeavesEvent } from '@maidan/casino'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Language } from '../../../../games/page/words/voice.ts'
import { boardVoice } from '../../frame/board-voice.ts'
import { nineLeavesBoard } from './board.ts'
import type { LeavesProps } from './props.ts'

const voiceOf = (language: Language) =>
  boardVoice(nineLeavesBoard.words, language, moneyWriter('BDT'))

function markupAt(table: Partial<LeavesProps>, language: Language = 'en'): string {
  const nothing = () => undefined
  const props: LeavesProps = {
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
  return renderToStaticMarkup(<nineLeavesBoard.Table {...props} />)
}

/** What alice reads at a card, without its markup. */
const textAt = (...args: Parameters<typeof markupAt>) =>
  markupAt(...args)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

/** The names of the leaves as a screen reader says them. */
const namesAt = (...args: Parameters<typeof markupAt>) =>
  [...markupAt(...args).matchAll(/aria-label="(Leaf [^"]+)"/g)].map(([, name]) => name)

const DEALT: LeavesEvent = { type: 'dealt', own: [3, 14, 27] }
const PAYS = { leaf: 4, number: 14, prizeTenths: 5, pays: true, winMinor: '5000' }
const OTHER = { leaf: 0, number: 9, prizeTenths: 2_000, pays: false, winMinor: '5000' }
const SCRATCHED: readonly LeavesEvent[] = [
  { type: 'scratched', ...PAYS },
  { type: 'scratched', ...OTHER },
]

function roundOf(events: readonly LeavesEvent[]): LeavesProps['round'] {
  const last = events.at(-1)
  const totalMinor = last?.type === 'dewed' ? BigInt(last.winMinor) : null
  return { id: 'alice-1', betMinor: 10_000n, setup: {}, events, seen: events.length, totalMinor }
}

test('before a card is taken nine leaves lie there, and no number is anybody’s', () => {
  expect(namesAt({})).toHaveLength(9)
  expect(textAt({})).toContain('Your numbers ? ? ?')
  expect(textAt({})).toContain('Take a card ৳ 100.00 a card')
})

test('a card from before a reload goes on: numbers, bared leaves, what is won, what is left', () => {
  const round = roundOf([DEALT, ...SCRATCHED])
  const text = textAt({ round, phase: 'open' })
  expect(text).toContain('Your numbers 3 14 27')
  expect(text).toContain('৳ 50.00 by now, and the dew comes last')
  expect(text).toContain('Scratch all leaves left: 7')
  expect(namesAt({ round, phase: 'open' }).slice(0, 5)).toEqual([
    'Leaf 1: 9 with ×200, not yours',
    'Leaf 2, not scratched yet',
    'Leaf 3, not scratched yet',
    'Leaf 4, not scratched yet',
    'Leaf 5: 14 is yours and pays ×0.5',
  ])
})

test('the dew says how many times over the card is paid, and the next can be taken', () => {
  const round = roundOf([DEALT, ...SCRATCHED, { type: 'dewed', dew: 3, winMinor: '15000' }])
  expect(markupAt({ round })).toMatch(/data-fallen="true"><svg.*?<b>×3<\/b>/)
  const text = textAt({ round })
  expect(text).toContain('The dew pays it ×3: ৳ 150.00')
  expect(text).toContain('Another card')
})

test('a card without any of the numbers says so, and a past one cannot be gone on with', () => {
  const round = roundOf([DEALT, { type: 'dewed', dew: 5, winMinor: '0' }])
  expect(textAt({ round })).toContain('None of your numbers was under a leaf')
  const past = textAt({ round, isReplay: true, phase: 'held' })
  expect(past).toContain('A past card, shown again')
  expect(past).not.toContain('Another card')
})

test.each(['en', 'bn'] as const)('in %s no text keeps a hole', (language) => {
  const round = roundOf([DEALT, ...SCRATCHED])
  expect(markupAt({ round, phase: 'open' }, language)).not.toMatch(/\{\w+\}/)
  const rules = renderToStaticMarkup(<nineLeavesBoard.Rules voice={voiceOf(language)} />)
  expect(rules).not.toMatch(/\{\w+\}/)
  expect(rules).toContain(language === 'bn' ? '৯৬.০৫%' : '96.05%')
})
