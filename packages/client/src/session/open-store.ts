import { useSyncExternalStore } from 'react'
import { openListeners } from './listeners.ts'

/** The settings that an app keeps on the device, under these keys and no others. */
export type Store<Key extends string> = {
  /** The kept text, or null. A browser that forbids storage reads as empty. */
  read: (key: Key) => string | null
  /** Writes several keys at once; null removes a key. Everyone who watches hears of it once. */
  write: (values: Partial<Record<Key, string | null>>) => void
  /** Empties everything that this origin keeps. */
  clear: () => void
  /** Calls back after every change made here or in another tab; returns the way to stop. */
  watch: (listener: () => void) => () => void
  /** The present value of one key, kept up to date. */
  useKept: (key: Key) => string | null
}

/** Opens `localStorage` for these keys. */
export function openStore<Key extends string>(): Store<Key> {
  const changes = openListeners<[]>()
  const watch = (listener: () => void) => {
    const stop = changes.listen(listener)
    window.addEventListener('storage', listener)
    return () => {
      stop()
      window.removeEventListener('storage', listener)
    }
  }
  return {
    read: readKept,
    watch,
    useKept: (key) => useSyncExternalStore(watch, () => readKept(key)),
    write: (values) => {
      keep(Object.entries<string | null | undefined>(values))
      changes.tell()
    },
    clear: () => {
      try {
        localStorage.clear()
      } finally {
        changes.tell()
      }
    },
  }
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(values: readonly (readonly [string, string | null | undefined])[]): void {
  try {
    for (const [key, value] of values) {
      if (value === null) localStorage.removeItem(key)
      else if (value !== undefined) localStorage.setItem(key, value)
    }
  } catch (error) {
    console.error('The browser refuses to keep settings', error)
  }
}
