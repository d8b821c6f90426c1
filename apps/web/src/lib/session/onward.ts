import { openListeners } from '@maidan/client'
import { useSyncExternalStore } from 'react'

/** A match that a guest wished to bet on, by its name in each language. */
export type Onward = { eventId: string; names: { en: string; bn: string } }

const key = 'onward'
const changes = openListeners<[]>()

/** Keeps a match for after the log-in, in this tab; null forgets it. */
export function keepOnward(onward: Onward | null): void {
  try {
    if (onward === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(onward))
  } catch (error) {
    console.error('The browser refuses to keep the match', error)
  }
  changes.tell()
}

/** What was kept, as its text: the same until it changes. */
function readText(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** The match to go on to, or null. */
export function useOnward(): Onward | null {
  const text = useSyncExternalStore(changes.listen, readText)
  return text === null ? null : parseOnward(text)
}

/** What somebody else wrote there is nothing to go on to. */
function parseOnward(text: string): Onward | null {
  try {
    const { eventId, names } = JSON.parse(text) as Partial<Onward>
    const isMatch = typeof eventId === 'string' && typeof names?.en === 'string'
    return isMatch ? { eventId, names } : null
  } catch {
    return null
  }
}
