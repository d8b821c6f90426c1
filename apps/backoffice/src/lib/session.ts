import { openListeners } from '@maidan/client'
import { readStored, writeStored } from './storage.ts'

/** Says that somebody is logged in on this device; the session itself is in a cookie no script reads. */
const markKey = 'staff_session'

/** Why a session ended: staff logged out, or the server no longer knows it. */
export type SessionEnd = 'left' | 'expired'

const ends = openListeners<[end: SessionEnd]>()

/** The mark of the session that all tabs of the office share, or null. */
export function readSession(): string | null {
  return readStored(markKey)
}

/** Remembers that a session has begun. */
export function beginSession(): void {
  writeStored({ [markKey]: crypto.randomUUID() })
}

/**
 * Forgets the session in every tab and tells the app why. `ended` is the mark under which a call was
 * refused, so that a late answer of an older session leaves the present one alone.
 */
export function endSession(end: SessionEnd, ended: string | null = readSession()): void {
  if (ended === null || ended !== readSession()) return
  writeStored({ [markKey]: null })
  ends.tell(end)
}

/** Hears why the session ended; returns the way to stop. */
export const onSessionEnd = ends.listen

// Another tab logged out, or found that the session is over: this one leads to the log-in too.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === markKey && newValue === null) ends.tell('left')
})
