import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const keyOf = (username: string) => `decisions_seen:${username}`

/** Remembers on this device that decisions up to an instant were seen by the one who asked. */
export function markDecisionsSeen(username: string, decidedAt: string) {
  const key = keyOf(username)
  if ((localStorage.getItem(key) ?? '') >= decidedAt) return
  localStorage.setItem(key, decidedAt)
  for (const listener of listeners) listener()
}

/** Up to when a member of staff has seen what became of their requests; empty if never. */
export function useDecisionsSeen(username: string | undefined): string {
  return useSyncExternalStore(listen, () =>
    username === undefined ? '' : (localStorage.getItem(keyOf(username)) ?? ''),
  )
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
