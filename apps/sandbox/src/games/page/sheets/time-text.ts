import type { Language } from '../words/speech.ts'

/** A moment by the site's clock, GMT+6 (APP-16), with Latin digits in both languages. */
export function timeText(iso: string, language: Language): string {
  const locale = language === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso))
}

/** The same without the seconds, for a moment that is days away. */
export function dayText(iso: string, language: Language): string {
  const locale = language === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  }).format(new Date(iso))
}
