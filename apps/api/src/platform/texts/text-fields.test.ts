import * as z from 'zod'
import { expect, test } from 'vitest'
import { chooseText, type Texts } from './choose-text.ts'
import { readTextFields, textFields } from './text-fields.ts'
import { textShape } from './text-shape.ts'

const both: Texts = { en: 'Slots', bn: 'স্লট' }
const firstAlone: Texts = { en: 'Slots' }

test.each([
  [both, 'en', 'Slots'],
  [both, 'bn', 'স্লট'],
  [firstAlone, 'bn', 'Slots'],
] as const)('of %o one who reads %s gets %s', (texts, language, text) => {
  expect(chooseText(texts, language)).toBe(text)
})

test.each([
  [both, { name: 'Slots', name_bn: 'স্লট' }],
  [firstAlone, { name: 'Slots', name_bn: '' }],
])('%o is carried as %o, and read back as it was', (texts, fields) => {
  expect(textFields('name', texts)).toEqual(fields)
  expect(readTextFields({ ...textFields('name', texts) }, 'name')).toEqual(texts)
})

const shape = z.object(textShape('title', z.string().trim().min(1)))

test.each([
  [{ title: ' Slots ', title_bn: ' স্লট ' }, both],
  [{ title: 'Slots' }, firstAlone],
])('a partner that tells %o has said %o', (told, texts) => {
  expect(readTextFields(shape.parse(told), 'title')).toEqual(texts)
})

test.each([[{}], [{ title_bn: 'স্লট' }], [{ title: '' }], [{ title: 'Slots', title_bn: 7 }]])(
  'a partner that tells %o is not believed',
  (told) => {
    expect(shape.safeParse(told).success).toBe(false)
  },
)
