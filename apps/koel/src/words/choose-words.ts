import { BANGLA } from './list-bangla.ts'
import { ENGLISH } from './list-english.ts'
import type { Word } from './list-english.ts'

export type Language = 'en' | 'bn'
export type Say = (word: Word, values?: Readonly<Record<string, string>>) => string

/** The language of an address; English for every value that is not known. */
export function readLanguage(value: string | null): Language {
  return value === 'bn' ? 'bn' : 'en'
}

/** Makes the function that says a text in the language, with its values filled in. */
export function chooseWords(language: Language): Say {
  const words: Readonly<Record<Word, string>> = language === 'bn' ? BANGLA : ENGLISH
  return (word, values = {}) =>
    words[word].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** Whether there is a text of this name: codes of the wallet may be new to us. */
export function isWord(name: string): name is Word {
  return Object.hasOwn(ENGLISH, name)
}
