import type { Language } from './language.ts'
import { countText } from './count-text.ts'

export type { Language }

/**
 * Values for the holes of a text: a number, such as a count, is written in the digits of the language,
 * a string, such as an amount, odds or a drawn number, stays as it is.
 */
export type HoleValues = Readonly<Record<string, string | number>>

export type Voice<Key extends string> = {
  language: () => Language
  /** The text of a key in the chosen language, with `{name}` filled in. */
  say: (key: Key, values?: HoleValues) => string
  /** Changes the language and calls everyone who listens. */
  choose: (language: Language) => void
  onChange: (listener: () => void) => void
}

/** A page's voice over its own words, starting in `first`. */
export function createVoice<Key extends string>(
  languages: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
  first: Language,
): Voice<Key> {
  let language = first
  const listeners: (() => void)[] = []
  return {
    language: () => language,
    say: (key, values) => fill(languages[language][key], values ?? {}, language),
    choose: (next) => {
      language = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}

function fill(text: string, values: HoleValues, language: Language): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name] ?? hole
    return typeof value === 'number' ? countText(language, value) : value
  })
}
