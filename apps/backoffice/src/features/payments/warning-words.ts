import { cashierText, FIRST_LANGUAGE } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import type { Payment } from './payment.ts'

export type Warning = Payment['warnings'][number]

/** The warnings that alone can mean stolen money; they are shown in the strongest colour. */
const grave = new Set(['TRX_ID_SEEN', 'AMOUNT_DIFFERS', 'SENDER_DIFFERS', 'RECEIVER_DIFFERS'])

export function isGrave({ code }: Warning): boolean {
  return grave.has(code)
}

/** The few words of a chip; a code that this app does not know yet keeps the server's sentence. */
export function warningChip({ code, text }: Warning, language: Language): string {
  return wordsOf('chip', code, language) ?? text
}

/** The whole sentence. Only the server's own, in the first language, can name another player. */
export function warningSentence({ code, text }: Warning, language: Language): string {
  return language === FIRST_LANGUAGE ? text : (wordsOf('warning', code, language) ?? text)
}

function wordsOf(kind: 'chip' | 'warning', code: string, language: Language): string | undefined {
  const words: Readonly<Record<string, string>> = cashierText[language]
  return words[`${kind}_${code}`]
}
