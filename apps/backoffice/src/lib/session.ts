/** Says that somebody is logged in on this device; the session itself is in a cookie no script reads. */
const markKey = 'staff_session'

/** Why a session ended: staff logged out, or the server no longer knows it. */
export type SessionEnd = 'left' | 'expired'

const endListeners = new Set<(end: SessionEnd) => void>()

/** The mark of the session that all tabs of the office share, or null. */
export function readSession(): string | null {
  return localStorage.getItem(markKey)
}

/** Remembers that a session has begun. */
export function beginSession(): void {
  localStorage.setItem(markKey, crypto.randomUUID())
}

/**
 * Forgets the session in every tab and tells the app why. `ended` is the mark under which a call was
 * refused, so that a late answer of an older session leaves the present one alone.
 */
export function endSession(end: SessionEnd, ended: string | null = readSession()): void {
  if (ended === null || ended !== readSession()) return
  localStorage.removeItem(markKey)
  tell(end)
}

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}

function tell(end: SessionEnd): void {
  for (const listener of endListeners) listener(end)
}

// Another tab logged out, or found that the session is over: this one leads to the log-in too.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === markKey && newValue === null) tell('left')
})
