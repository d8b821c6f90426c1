import { commonText, loadErrorsBn, translator } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { ApiFailure } from './api-failure.ts'

let bangla: Readonly<Record<string, string>> = {}

/** Fetches the Bangla texts of the error codes; English needs none, the server writes it. */
export async function loadFailureTexts(language: Language): Promise<void> {
  if (language === 'bn') bangla = await loadErrorsBn()
}

/**
 * What a failed call says to staff: the text of its code in their language, else the server's own
 * message; a lost connection and a bug of ours have a text of their own.
 */
export function failureText(error: unknown, language: Language): string {
  const t = translator(commonText, language)
  if (!(error instanceof ApiFailure)) return t('unexpectedError')
  if (error.kind === 'network') return t('networkError')
  return codeText(error, language) ?? error.body.message ?? t('unexpectedError')
}

/** The text of a refused field in staff's language; undefined if that field was not refused. */
export function fieldFailure(
  error: unknown,
  field: string,
  language: Language,
): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  const [text] = error.body.errors?.[field] ?? []
  return text === undefined ? undefined : (codeText(error, language) ?? text)
}

function codeText({ body }: ApiFailure, language: Language): string | undefined {
  const text = language === 'bn' ? bangla[body.code ?? ''] : undefined
  return text?.replace(/\{(\w+)\}/g, (slot, name: string) => String(body.params?.[name] ?? slot))
}
