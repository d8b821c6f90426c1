import type { Language } from '../words/speech.ts'

/** A moment as the player's own clock shows it, with Latin digits in both languages. */
export function timeText(iso: string, language: Language): string {
  const locale = language === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(iso))
}
