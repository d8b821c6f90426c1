import { loadErrorsBn } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { isApiFailure } from './api-failure.ts'
import type { ApiFailure } from './api-failure.ts'

type Catalogue = Readonly<Record<string, string>>

let bangla: Catalogue | undefined

/** Fetches the Bangla texts of the error codes; English needs none, the server writes it. */
export async function loadFailureTexts(language: Language): Promise<void> {
  if (language !== 'bn' || bangla !== undefined) return
  bangla = await loadErrorsBn()
}

/**
 * What a failed call says to the player: the text of its code in his language, else the server's
 * own message, else `fallback`. A network failure says `network`, or the fallback without it.
 */
export function failureText(
  error: unknown,
  options: { language: Language; fallback: string; network?: string },
): string {
  if (!isApiFailure(error)) return options.fallback
  if (error.kind === 'network') return options.network ?? options.fallback
  return codeText(error, options.language) ?? error.serverMessage ?? options.fallback
}

/** The failing text of each field, the first one per field, in the player's language if coded. */
export function fieldErrors(error: unknown, language: Language): Record<string, string> {
  if (!isApiFailure(error) || error.errors === undefined) return {}
  const coded = codeText(error, language)
  const first = Object.entries(error.errors).map(([name, texts]) => [
    name,
    coded ?? [texts].flat()[0] ?? '',
  ])
  return Object.fromEntries(first) as Record<string, string>
}

function codeText(failure: ApiFailure, language: Language): string | undefined {
  const text = language === 'bn' && failure.code !== undefined ? bangla?.[failure.code] : undefined
  return text?.replace(/\{(\w+)\}/g, (slot, name: string) => String(failure.params?.[name] ?? slot))
}
