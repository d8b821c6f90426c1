/** A value that people listen to; React reads it with `useSyncExternalStore`. */
export type Store<State> = {
  read: () => State
  change: (part: Partial<State>) => void
  listen: (listener: () => void) => () => void
}

export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    change: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
