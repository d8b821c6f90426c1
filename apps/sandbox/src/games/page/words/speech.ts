import { bn } from './bn.ts'
import { en, type Words } from './en.ts'

export type Language = 'en' | 'bn'

export type WordKey = keyof Words

export type Speech = {
  language: () => Language
  /** The text of a key in the chosen language, with `{name}` filled in. */
  say: (key: WordKey, values?: Readonly<Record<string, string | number>>) => string
  /** Changes the language and calls everyone who listens. */
  choose: (language: Language) => void
  onChange: (listener: () => void) => void
}

const LANGUAGES: Record<Language, Words> = { en, bn }

/** The page's voice, starting in `first`. */
export function createSpeech(first: Language): Speech {
  let language = first
  const listeners: (() => void)[] = []
  return {
    language: () => language,
    say: (key, values) => fill(LANGUAGES[language][key], values ?? {}),
    choose: (next) => {
      language = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
