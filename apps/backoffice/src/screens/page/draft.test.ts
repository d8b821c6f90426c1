import { expect, test } from 'vitest'
import { draftOf, isPublishable, textsOf } from './draft.ts'

const texts = [
  { language: 'bn' as const, title: 'শর্ত', body: 'খেলুন।' },
  { language: 'en' as const, title: 'Terms', body: 'Play.' },
]

test('a draft has every language, also one that the version lacked', () => {
  expect(draftOf(texts.slice(1))).toEqual({
    en: { title: 'Terms', body: 'Play.' },
    bn: { title: '', body: '' },
  })
  expect(draftOf(textsOf(draftOf(texts)))).toEqual(draftOf(texts))
})

test.each([
  ['nothing is new', {}, false],
  ['only spaces are new', { body: ' Play. ' }, false],
  ['a word is new', { body: 'Play fair.' }, true],
  ['a title is gone', { title: ' ' }, false],
])('%s', (_, changed, publishable) => {
  const draft = draftOf(texts)
  expect(isPublishable({ ...draft, en: { ...draft.en, ...changed } }, texts)).toBe(publishable)
})
