import type { Language } from './language.ts'

/**
 * A text of a record that carries it by language, such as `name` and `name_bn`: in this language,
 * else the plain field.
 */
export function textIn<F extends string>(
  record: Readonly<Record<F, string>>,
  field: F,
  language: Language,
): string {
  const own = (record as Readonly<Record<string, unknown>>)[`${field}_${language}`]
  return typeof own === 'string' && own !== '' ? own : record[field]
}
