import { FIRST_LANGUAGE, languages } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { asText } from '../../../lib/calls/as-text.ts'
import { asFields } from '../feed/loose.ts'

/** A name in every language; the host may know the first one only. */
export type Names = Readonly<Record<Language, string>>

/** Reads `Event` and `Event_bn`, `title` and `title_bn`; the plain name stands in for another. */
export function readNames(record: unknown, field: string): Names {
  const fields = asFields(record)
  const plain = asText(fields[field])
  return namesOf((language) => asText(fields[`${field}_${language}`]) || plain)
}

/** A name that is the same in every language. */
export function sameName(name: string): Names {
  return namesOf(() => name)
}

export function nameIn(names: Names, language: Language): string {
  return names[language] || names[FIRST_LANGUAGE]
}

function namesOf(nameFor: (language: Language) => string): Names {
  return Object.fromEntries(languages.map((language) => [language, nameFor(language)])) as Names
}
