const KEY = 'maidan-studio-session'

/** The session of this tab's game, so that a reload does not need a new launch. */
export function keptSession(code: string): string | null {
  try {
    return sessionStorage.getItem(`${KEY}:${code}`)
  } catch {
    // Storage is closed to framed pages in some browsers; then a reload needs a new launch.
    return null
  }
}

export function keepSession(code: string, session: string): void {
  try {
    sessionStorage.setItem(`${KEY}:${code}`, session)
  } catch {
    // See above: playing on needs no storage.
  }
}

export function forgetSession(code: string): void {
  try {
    sessionStorage.removeItem(`${KEY}:${code}`)
  } catch {
    // Nothing was kept.
  }
}
