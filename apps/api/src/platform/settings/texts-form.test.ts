import { expect, test } from 'vitest'
import { textsForm } from './texts-form.ts'

const form = textsForm(5)

test.each([
  ['Slow', { en: 'Slow' }],
  [{ en: 'Slow' }, { en: 'Slow' }],
  [
    { en: 'Slow', bn: 'ধীর' },
    { en: 'Slow', bn: 'ধীর' },
  ],
])('the setting %o reads as %o', (stored, texts) => {
  expect(form.parse(stored)).toEqual(texts)
})

test.each([[{ bn: 'ধীর' }], ['Too long'], [{ en: 'Slow', bn: 'Too long' }], [7]])(
  'the setting %o is no text',
  (stored) => {
    expect(form.safeParse(stored).success).toBe(false)
  },
)
