import { readLanguage } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { readStored, useStored } from './storage.ts'

const key = 'language'

/**
 * The language that was chosen: as it is kept on the device, else as this tab remembers it after a
 * 401 has emptied the store (AUTH-87). Null before any choice.
 */
export function chosenLanguage(): string | null {
  return readStored('language') ?? readTab()
}

/** The language of this page, English at first (SIL-119). */
export function spokenLanguage(): Language {
  return readLanguage(chosenLanguage())
}

/** The same, kept up to date. */
export function useSpokenLanguage(): Language {
  return readLanguage(useStored('language') ?? readTab())
}

/** Lets the tab remember the choice for as long as it is open. */
export function rememberLanguage(): void {
  const chosen = readStored('language')
  try {
    if (chosen !== null) sessionStorage.setItem(key, chosen)
  } catch (error) {
    console.error('The browser refuses to keep the language', error)
  }
}

function readTab(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
