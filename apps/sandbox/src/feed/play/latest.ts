/** Keeps what was asked for last, up to a number of things. */
export type Latest<T> = {
  /** Makes it if it is not kept. */
  get: (key: string, make: () => T) => T
  has: (key: string) => boolean
}

export function createLatest<T>(countMax: number): Latest<T> {
  const kept = new Map<string, { value: T }>()
  return {
    has: (key) => kept.has(key),
    get(key, make) {
      const entry = kept.get(key) ?? { value: make() }
      kept.delete(key)
      kept.set(key, entry)
      if (kept.size > countMax) kept.delete(kept.keys().next().value ?? key)
      return entry.value
    },
  }
}
