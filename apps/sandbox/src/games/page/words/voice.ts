export type Language = 'en' | 'bn'

/** Values for the holes of a text. */
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
    say: (key, values) => fill(languages[language][key], values ?? {}),
    choose: (next) => {
      language = next
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.push(listener)
    },
  }
}

function fill(text: string, values: HoleValues): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole))
}
