import { codeText, fieldTexts, isApiFailure } from '@maidan/client'
import { errorTexts, valueWriter } from '@maidan/locales'
import type { Language } from '@maidan/locales'

/**
 * What a failed call says to the player: the text of its code in their language, else the server's
 * own message, else `fallback`. A network failure says `network`, or the fallback without it.
 */
export function failureText(
  error: unknown,
  options: { language: Language; fallback: string; network?: string },
): string {
  if (!isApiFailure(error)) return options.fallback
  if (error.kind === 'network') return options.network ?? options.fallback
  const { language, fallback } = options
  return (
    codeText(error, errorTexts(language), valueWriter(language)) ?? error.serverMessage ?? fallback
  )
}

/** The failing text of each field, in the player's language if the failure is coded. */
export function fieldErrors(error: unknown, language: Language): Record<string, string> {
  return fieldTexts(error, errorTexts(language), valueWriter(language))
}
