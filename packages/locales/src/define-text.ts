import type { Language } from './language.ts'
import { valueWriter } from './write-value.ts'

/** The `{name}` placeholders of a text. */
export type Slots<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Slots<Rest>
  : never

export type Texts = Readonly<Record<string, string>>

/** The words of an area in a language, with the keys that the English ones have. */
type Translated<E extends Texts> = { readonly [Key in keyof E]: string }
type Translation = Exclude<Language, 'en'>

/** One area of the interface in every language, with exactly the same keys. */
export type AreaText<E extends Texts = Texts> = { readonly en: E } & {
  readonly [L in Translation]: Translated<E>
}

/**
 * What `t` asks for after the key: nothing, or a value for each placeholder of the English text. A
 * number is written in the digits of the language, a string stays as it is.
 */
export type SlotValues<S extends string> = [Slots<S>] extends [never]
  ? []
  : [values: Readonly<Record<Slots<S>, string | number>>]

/** The keys of an area whose English text has no placeholder, for lists of entries. */
export type PlainKey<E extends Texts> = {
  [Key in keyof E & string]: [Slots<E[Key]>] extends [never] ? Key : never
}[keyof E & string]

/** Reads one text of an area: `t('otpSent', { channel: 'SMS' })`. */
export type Translate<E extends Texts> = <Key extends keyof E & string>(
  key: Key,
  ...values: SlotValues<E[Key]>
) => string

/**
 * Joins the languages of one area. A language that is missing, or a key that one of them lacks or has
 * too many, does not compile.
 */
export function defineText<
  const E extends Texts,
  const T extends { [L in Translation]: Translated<E> },
>(
  en: E,
  translations: T & { [L in Translation]: Record<Exclude<keyof T[L], keyof E>, never> },
): AreaText<E> {
  return { en, ...translations }
}

/** The reader of an area in one language. */
export function translator<E extends Texts>(area: AreaText<E>, language: Language): Translate<E> {
  const texts: Texts = area[language]
  const write = valueWriter(language)
  return (key, ...[values]) => fill(texts[key] ?? key, values, write)
}

function fill(
  text: string,
  values: Readonly<Record<string, string | number>> | undefined,
  write: (value: string | number) => string,
): string {
  if (values === undefined) return text
  return text.replace(/\{(\w+)\}/g, (slot, name: string) => write(values[name] ?? slot))
}
