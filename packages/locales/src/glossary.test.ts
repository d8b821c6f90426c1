import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { errors as bnErrors } from './bn/errors.ts'
import * as locales from './index.ts'
import { languages, type Language, type Texts } from './index.ts'

const GLOSSARY = path.resolve(import.meta.dirname, '../../../docs/glossary')

/** The documents give these words to the letter. */
const GIVEN = [
  'fundsText.channelAgent',
  'paymentText.wrongPhone',
  'paymentText.wrongTrxId',
  'paymentText.broke',
  'paymentText.submitted',
]

/** Placeholders are filled elsewhere, and what stands in them is data. */
const SLOT = /\{[^}]*\}/g
const LATIN = /[A-Za-z]+/g
const BANGLA = /[\u0980-\u09ff]+/g

type Term = { word: string; instead: string[] }

function pageOf(language: Language): string {
  return readFileSync(path.join(GLOSSARY, `${language}.md`), 'utf8')
}

/** The rows of the page's table; in Bangla the word is the second column, in English the first. */
function termsOf(language: Language): Term[] {
  const rows = pageOf(language)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (English|Word|-)/.test(line))
  return rows.map((row) => {
    const [, first = '', second = '', not = ''] = row.split('|').map((cell) => cell.trim())
    const instead = not.split('·').map((one) => one.trim())
    return {
      word: language === 'bn' ? second : first,
      instead: instead.filter((one) => one !== ''),
    }
  })
}

function textsIn(language: Language): { at: string; text: string }[] {
  const areas = Object.entries(locales).flatMap(([name, area]) =>
    typeof area === 'object' && 'bn' in area ? placed(name, area[language]) : [],
  )
  const all = language === 'bn' ? [...areas, ...placed('errors', bnErrors)] : areas
  return all.filter(({ at }) => !GIVEN.includes(at))
}

function placed(area: string, texts: Texts) {
  return Object.entries(texts).map(([key, text]) => ({
    at: `${area}.${key}`,
    text: text.replaceAll(SLOT, ' ').normalize(),
  }))
}

function says(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.normalize().toLowerCase())
}

test.each(languages)(
  '[I18N-02] %s: no text has another word for what the glossary names',
  (one) => {
    const texts = textsIn(one)
    const terms = termsOf(one)
    expect(terms.length).toBeGreaterThan(15)
    const wrong = terms.flatMap(({ word, instead }) =>
      instead.flatMap((other) =>
        texts.filter(({ text }) => says(text, other)).map(({ at }) => `${at}: ${other} → ${word}`),
      ),
    )
    expect(wrong).toEqual([])
  },
)

test('[I18N-02] every Bangla word of the glossary is one that players read', () => {
  const texts = textsIn('bn')
  const unused = termsOf('bn').filter(({ word }) => !texts.some(({ text }) => says(text, word)))
  expect(unused).toEqual([])
})

test('[I18N-02] a Bangla text has no Latin word that the glossary does not let stand', () => {
  const [, allowed = ''] = pageOf('bn').split('## Latin words that stay')
  const known = new Set(allowed.match(LATIN))
  const strange = textsIn('bn').flatMap(({ at, text }) =>
    (text.match(LATIN) ?? []).filter((word) => !known.has(word)).map((word) => `${at}: ${word}`),
  )
  expect(strange).toEqual([])
})

test('[I18N-02] an English text has no Bangla letter', () => {
  const strange = textsIn('en').flatMap(({ at, text }) =>
    (text.match(BANGLA) ?? []).map((word) => `${at}: ${word}`),
  )
  expect(strange).toEqual([])
})
