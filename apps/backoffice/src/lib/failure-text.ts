import { codeText, fieldTexts, isApiFailure } from '@maidan/client'
import { commonText, errorTexts, translator, valueWriter } from '@maidan/locales'
import type { Language } from '@maidan/locales'

/**
 * What a failed call says to staff: the text of its code in their language, else the server's own
 * message; a lost connection and a bug of ours have a text of their own.
 */
export function failureText(error: unknown, language: Language): string {
  const t = translator(commonText, language)
  if (!isApiFailure(error)) return t('unexpectedError')
  if (error.kind === 'network') return t('networkError')
  const coded = codeText(error, errorTexts(language), valueWriter(language))
  return coded ?? error.serverMessage ?? t('unexpectedError')
}

/** The text of a refused field in staff's language; undefined if that field was not refused. */
export function fieldFailure(
  error: unknown,
  field: string,
  language: Language,
): string | undefined {
  return fieldTexts(error, errorTexts(language), valueWriter(language))[field]
}
