const NAME = 'koel-session'

/** Keeps the token for a reload of this tab. A browser that keeps nothing plays all the same. */
export function keepSession(token: string): void {
  try {
    sessionStorage.setItem(NAME, token)
  } catch {
    // Storage may be forbidden in a frame: then a reload asks for a new launch.
  }
}

/** The token of before the reload; null when there is none. */
export function readKeptSession(): string | null {
  try {
    return sessionStorage.getItem(NAME)
  } catch {
    return null
  }
}
