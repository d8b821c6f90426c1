import { expect, test } from 'vitest'
import { bn as slotBn } from '../../../games/page/words/bn.ts'
import { bn as bookBn } from '../../../sportsbook/page/words/bn.ts'
import { createVoice } from '../../../games/page/words/voice.ts'
import { boardWords } from '../board-words.ts'
import { marketName } from '../boards/kabaddi-raids/names.ts'
import { bn as raidsBn } from '../boards/kabaddi-raids/words/bn.ts'
import { en as raidsEn } from '../boards/kabaddi-raids/words/en.ts'
import { bn as sevenBn } from '../boards/lucky-seven/words/bn.ts'
import { en as sevenEn } from '../boards/lucky-seven/words/en.ts'
import { bn as eventBn } from '../events/words/bn.ts'
import { roomBn } from '../rooms/words/bn.ts'
import { frameBn } from './bn.ts'

/** Latin digits before what is counted in a sentence. */
const COUNTED =
  /\d ?(?:টি|জন|বার|রান|উইকেট|সেকেন্ড|শতাংশ|%|বলে|রেইডে|শটে|চালে|তীরে|সার্ভে|কার্ডের|তাসের|সংখ্যার|ভাগের|পয়েন্ট(?!ে)| থেকে \{most\}টি)/

/** Names of picks stand beside their odds and the score, and are compared with them. */
const PICK = /^(?:opening|margin)-/

const all: { code: string; texts: Readonly<Record<string, string>> }[] = [
  { code: 'the slots', texts: slotBn },
  { code: 'the book', texts: bookBn },
  { code: 'the frame', texts: frameBn },
  { code: 'drawn events', texts: eventBn },
  { code: 'rooms', texts: roomBn },
  ...boardWords.map(({ code, words }) => ({ code, texts: words.bn })),
]

test.each(all)('[I18N-02] the Bangla of $code counts in Bangla digits', ({ texts }) => {
  const latin = Object.entries(texts).filter(([key, text]) => !PICK.test(key) && COUNTED.test(text))
  expect(latin).toEqual([])
})

test('[I18N-02] what the last rounds came to is a count, and the line of a market is not', () => {
  const { say } = createVoice({ en: sevenEn, bn: sevenBn }, 'bn')
  expect(say('statistics', { count: 2, down: 1, up: 0, seven: 1 })).toBe(
    'শেষ ২ রাউন্ডে নিচে ১, উপরে ০, সাত ১ বার।',
  )
  const raids = createVoice({ en: raidsEn, bn: raidsBn }, 'bn')
  const voice = { language: 'bn', say: raids.say, money: (minor: bigint) => String(minor) } as const
  expect(marketName('total-12', '', voice)).toBe('দুই দলের মোট পয়েন্ট: 12.5')
})
