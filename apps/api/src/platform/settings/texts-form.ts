import * as z from 'zod'
import type { Texts } from '../texts/choose-text.ts'
import { FIRST_LANGUAGE, OTHER_LANGUAGES, type OtherLanguage } from '../texts/languages.ts'

/** A setting that people read: a text by language, or one text alone, which is the first language's. */
export function textsForm(lengthMax: number) {
  const text = z.string().max(lengthMax)
  const others = Object.fromEntries(OTHER_LANGUAGES.map((one) => [one, text.exactOptional()]))
  const byLanguage = z.object({
    [FIRST_LANGUAGE]: text,
    ...(others as Record<OtherLanguage, z.ZodExactOptional<typeof text>>),
  })
  const alone = text.transform((only): Texts => ({ [FIRST_LANGUAGE]: only }))
  return z.union([alone, byLanguage])
}
