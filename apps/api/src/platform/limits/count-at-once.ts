/** Places that somebody may hold at once, beyond which they are refused. */
export type AtOnce = {
  /** Takes a place of the key; false when all of them are taken. */
  enter: (key: string) => boolean
  leave: (key: string) => void
}

/** Counts in this process who holds how many places, `max` for each key. */
export function countAtOnce(max: number): AtOnce {
  const held = new Map<string, number>()
  return {
    enter(key) {
      const places = held.get(key) ?? 0
      if (places >= max) return false
      held.set(key, places + 1)
      return true
    },
    leave(key) {
      const places = (held.get(key) ?? 0) - 1
      if (places > 0) held.set(key, places)
      else held.delete(key)
    },
  }
}
