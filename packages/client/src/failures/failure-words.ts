import { isApiFailure, type ApiFailure } from './api-failure.ts'

/** The texts of error codes in one language; undefined where the server's own words are shown. */
export type Catalogue = Readonly<Record<string, string>> | undefined

/** Writes one value of a failure as the reader's language writes it. */
export type WriteValue = (value: string | number) => string

/** The text of a failure's code with its values filled in; undefined if the catalogue has none. */
export function codeText(
  { code, params }: Pick<ApiFailure, 'code' | 'params'>,
  catalogue: Catalogue,
  write: WriteValue = String,
): string | undefined {
  const text = code === undefined ? undefined : catalogue?.[code]
  return text?.replace(/\{(\w+)\}/g, (slot, name: string) => write(params?.[name] ?? slot))
}

/** The text of each refused field: that of the failure's code, else the first of the server's. */
export function fieldTexts(
  error: unknown,
  catalogue: Catalogue,
  write: WriteValue = String,
): Record<string, string> {
  if (!isApiFailure(error) || error.errors === undefined) return {}
  const coded = codeText(error, catalogue, write)
  return Object.fromEntries(
    Object.entries(error.errors).map(([name, texts]) => [name, coded ?? [texts].flat()[0] ?? '']),
  )
}
