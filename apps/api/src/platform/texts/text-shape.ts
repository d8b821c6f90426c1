import type * as z from 'zod'
import { OTHER_LANGUAGES } from './languages.ts'
import type { TextFields } from './text-fields.ts'

/** The shape of a text that a partner tells by language: `name`, and `name_bn` where it has one. */
type TextShape<Field extends string> = Record<keyof TextFields<Field>, z.ZodType<string>>

/**
 * The fields of a partner's record that carry a text in each language, for `z.object`. Another
 * language than the first may be left out, and is empty then.
 */
export function textShape<Field extends string>(
  field: Field,
  text: z.ZodType<string>,
): TextShape<Field> {
  const others = OTHER_LANGUAGES.map((one) => [`${field}_${one}`, text.default('')])
  return Object.fromEntries([[field, text], ...others])
}
