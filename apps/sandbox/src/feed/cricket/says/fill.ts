import type { Words } from '../../match/match.ts'
import { bengali } from './digits.ts'

/** What a text names: people and teams in both languages, numbers in the digits of each. */
export type Named = Readonly<Record<string, Words | string | number>>

/** Puts names into the gaps of a text: `{batter}`, `{runs}`. */
export function fill(text: Words, named: Named): Words {
  return { en: fillOne(text.en, 'en', named), bn: fillOne(text.bn, 'bn', named) }
}

/** Several sentences as one text. */
export function together(...texts: readonly Words[]): Words {
  return {
    en: texts.map(({ en }) => en).join(' '),
    bn: texts.map(({ bn }) => bn).join(' '),
  }
}

/** Texts as they were split at their gaps: every second part names one. They are few. */
const known = new Map<string, readonly string[]>()

function partsOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const parts = text.split(/\{(\w+)\}/)
  known.set(text, parts)
  return parts
}

function fillOne(text: string, language: keyof Words, named: Named): string {
  let filled = ''
  for (const [index, part] of partsOf(text).entries())
    filled += index % 2 === 0 ? part : (inLanguage(named[part], language) ?? `{${part}}`)
  return filled
}

function inLanguage(value: Named[string] | undefined, language: keyof Words): string | undefined {
  if (typeof value === 'object') return value[language]
  if (value === undefined) return undefined
  return language === 'bn' ? bengali(value) : String(value)
}
