import { readLanguage } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { useStored, writeStored } from './storage.ts'

/** The language kept on this device, English at first. */
export function useStoredLanguage(): Language {
  return readLanguage(useStored('language'))
}

/** Keeps the choice; every text follows at once. */
export function chooseLanguage(language: Language): void {
  writeStored({ language })
}
