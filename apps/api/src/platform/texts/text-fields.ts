import { FIRST_LANGUAGE, OTHER_LANGUAGES, type OtherLanguage } from './languages.ts'
import type { Texts } from './choose-text.ts'

/** The fields that carry a text in each language: `name` in the site's first, `name_bn` in another. */
export type TextFields<Field extends string> = Record<Field | `${Field}_${OtherLanguage}`, string>

/** A text as answers carry it; it is empty in a language that does not have it. */
export function textFields<Field extends string>(field: Field, texts: Texts): TextFields<Field> {
  const others = OTHER_LANGUAGES.map((one) => [`${field}_${one}`, texts[one] ?? ''])
  return Object.fromEntries([[field, texts[FIRST_LANGUAGE]], ...others])
}

/** The other way round: a text by language from a record that passed `textShape`. */
export function readTextFields<Field extends string>(
  record: Readonly<TextFields<Field>>,
  field: Field,
): Texts {
  const others = OTHER_LANGUAGES.map((one) => [one, record[`${field}_${one}`]] as const)
  return {
    [FIRST_LANGUAGE]: record[field],
    ...Object.fromEntries(others.filter(([, text]) => text !== '')),
  }
}
