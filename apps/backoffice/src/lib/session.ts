const tokenKey = 'staff_token'

/** Why a session ended: staff logged out, or the server no longer knows the token. */
export type SessionEnd = 'left' | 'expired'

const endListeners = new Set<(end: SessionEnd) => void>()

/** The token of this tab, or null. Another tab has its own and must log in by itself. */
export function readToken(): string | null {
  return sessionStorage.getItem(tokenKey)
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token)
}

/**
 * Forgets the token and tells the app why. `ended` names the token that was refused, so that a
 * late answer of an older session leaves the present one alone.
 */
export function endSession(end: SessionEnd, ended: string | null = readToken()): void {
  if (ended === null || ended !== readToken()) return
  sessionStorage.removeItem(tokenKey)
  for (const listener of endListeners) listener(end)
}

export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  endListeners.add(listener)
  return () => endListeners.delete(listener)
}
