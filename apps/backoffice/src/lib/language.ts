import { isLanguage } from '@maidan/locales'
import type { Language } from '@maidan/locales'
import { useSyncExternalStore } from 'react'

const languageKey = 'language'
const watchers = new Set<() => void>()

/** The language kept on this device, English at first. */
export function useStoredLanguage(): Language {
  return useSyncExternalStore(watch, readLanguage)
}

/** Keeps the choice; every text follows at once. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(languageKey, language)
  for (const listener of watchers) listener()
}

function readLanguage(): Language {
  const kept = localStorage.getItem(languageKey)
  return isLanguage(kept) ? kept : 'en'
}

function watch(listener: () => void): () => void {
  watchers.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    watchers.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
