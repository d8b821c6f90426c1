import { languages, translator } from '@maidan/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as ui from '../index.ts'
import { EXAMPLES } from './examples.ts'
import { galleryText } from './gallery-text.ts'

/** Draws nothing itself. */
const NOT_DRAWN = ['LanguageProvider']

const primitives = Object.keys(ui)
  .filter((name) => /^[A-Z]/.test(name) && !NOT_DRAWN.includes(name))
  .toSorted()

test('every primitive has an example, and no example is of something gone', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(primitives)
})

/** Drawn beside the page, into a document that a unit test has not. */
const OUTSIDE_PAGE = ['ReadySheet']

const cases = Object.entries(EXAMPLES).flatMap(([name, example]) =>
  languages.map((language) => ({
    name,
    language,
    states: example(translator(galleryText, language)),
  })),
)

test.each(cases)('$name has states, each with a name of its own, in $language', ({ states }) => {
  expect(states.length).toBeGreaterThan(0)
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length)
})

test.each(cases.filter(({ name }) => !OUTSIDE_PAGE.includes(name)))(
  '$name can be drawn in $language',
  ({ states, language }) => {
    for (const { shown } of states) {
      const drawn = renderToStaticMarkup(
        <ui.LanguageProvider language={language}>{shown}</ui.LanguageProvider>,
      )
      expect(drawn).not.toBe('')
    }
  },
)
