import type { Clock } from '../clock.ts'
import type { Db } from '../database/db.ts'

type Ports = { db: Db; clock: Clock }

type Terms<Value> = {
  /** For how long an answer stands. */
  forMs: number
  /** Answers that are kept at once; the oldest gives way. */
  keysMax: number
  read: (ports: Ports, key: string) => Promise<Value>
}

type Kept<Value> = { atMs: number; answer: Promise<Value> }

/**
 * Reads by a key and remembers the answer for a moment, so that many who ask alike cost one read. Who
 * asks while it is being read waits for the same one; a read that failed is not remembered.
 */
export function readRemembered<Value>({
  forMs,
  keysMax,
  read,
}: Terms<Value>): (ports: Ports, key: string) => Promise<Value> {
  const houses = new WeakMap<Db, Map<string, Kept<Value>>>()
  return (ports, key) => {
    const kept = houses.get(ports.db) ?? new Map<string, Kept<Value>>()
    houses.set(ports.db, kept)
    const atMs = ports.clock.monotonicMs()
    const known = kept.get(key)
    if (known && atMs - known.atMs < forMs) return known.answer
    const answer = read(ports, key)
    // Kept anew at the end: the first of the map is the oldest.
    kept.delete(key)
    kept.set(key, { atMs, answer })
    if (kept.size > keysMax) forgetOldest(kept)
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key)
    })
    return answer
  }
}

function forgetOldest(kept: Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    kept.delete(oldest)
    return
  }
}
