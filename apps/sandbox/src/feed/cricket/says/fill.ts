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

function fillOne(text: string, language: keyof Words, named: Named): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const value = named[name]
    if (value === undefined) return gap
    if (typeof value === 'object') return value[language]
    return language === 'bn' ? bengali(value) : String(value)
  })
}
