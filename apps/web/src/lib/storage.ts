import { useSyncExternalStore } from 'react'

/** The documents' storage keys, and `language` (APP-23, SIL-119). No other key is ever written. */
export type StorageKey =
  | 'token'
  | 'remote_id'
  | 'username'
  | 'exchangeToken'
  | 'balance'
  | 'popup'
  | 'regPopup'
  | 'referral_code'
  | 'agent_code'
  | 'affiliate_code'
  | 'whatsapp'
  | 'liveChat'
  | 'intercom'
  | 'tawkId'
  | 'language'

const listeners = new Set<() => void>()

/** The stored text, or null. A browser that forbids storage reads as empty. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes several keys at once; null removes a key. Everyone who watches hears of it once. */
export function writeStored(values: Partial<Record<StorageKey, string | null>>): void {
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
  } catch (error) {
    console.error('The browser refuses to keep settings', error)
  }
  announce()
}

let cleared = false

/** Whether this page has emptied the store; settings are not written into it again. */
export function wasCleared(): boolean {
  return cleared
}

/** Empties the whole store, as a 401 of the balance call asks for (AUTH-87). */
export function clearStored(): void {
  cleared = true
  try {
    localStorage.clear()
  } finally {
    announce()
  }
}

/** Calls back after every change made here or in another tab; returns the way to stop. */
export function watchStored(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The present value of one key, kept up to date. */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(watchStored, () => readStored(key))
}

function announce(): void {
  for (const listener of listeners) listener()
}
