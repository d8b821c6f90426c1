import type { Language } from '@maidan/contract'

/** What a page speaks until its session says another: the language of its address, else the browser's. */
export function firstLanguage(search: string, browser: string): Language {
  const asked = new URLSearchParams(search).get('lang') ?? browser
  return asked.startsWith('bn') ? 'bn' : 'en'
}
