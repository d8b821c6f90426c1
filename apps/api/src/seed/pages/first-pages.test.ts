import { expect, test } from 'vitest'
import { firstPages } from './first-pages.ts'

/** The word of the glossary, and the one that it does not let stand. */
const WORDS = {
  en: { word: 'play money', not: 'practice money' },
  bn: { word: 'খেলার টাকা', not: 'অনুশীলনের টাকা' },
} as const

test.each(['en', 'bn'] as const)(
  '[I18N-02] the first pages call play money what the site calls it (%s)',
  (language) => {
    const { word, not } = WORDS[language]
    const texts = Object.values(firstPages[language]).map(({ body }) => body.toLowerCase())
    expect(texts.filter((text) => text.includes(not))).toEqual([])
    expect(texts.filter((text) => text.includes(word))).toHaveLength(2)
  },
)
