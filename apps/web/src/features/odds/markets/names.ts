import type { Language } from '@maidan/locales'
import { asText } from '../../../lib/calls/as-text.ts'
import { asFields } from '../feed/loose.ts'

/** A name in both languages; the host may know the English one only. */
export type Names = { en: string; bn: string }

/** Reads `Event` and `Event_bn`, `title` and `title_bn`; the English name stands in for Bangla. */
export function readNames(record: unknown, field: string): Names {
  const fields = asFields(record)
  const en = asText(fields[field])
  return { en, bn: asText(fields[`${field}_bn`]) || en }
}

export function nameIn(names: Names, language: Language): string {
  return names[language] || names.en
}
