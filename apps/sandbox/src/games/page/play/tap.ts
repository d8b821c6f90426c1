/** Hands the player's tap to whatever is being shown right now. */
export type Tap = {
  /** A signal that aborts at the next tap. Asking again starts a new one. */
  next: () => AbortSignal
  press: () => void
}

export function createTap(): Tap {
  let current = new AbortController()
  return {
    next: () => {
      current = new AbortController()
      return current.signal
    },
    press: () => current.abort(),
  }
}
