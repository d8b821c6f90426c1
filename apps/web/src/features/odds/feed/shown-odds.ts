import { useSyncExternalStore } from 'react'
import { createOddsStore } from './odds-store.ts'
import type { OddsStore } from './odds-store.ts'

const none = createOddsStore()
const listeners = new Set<() => void>()
let shown = none

/** Makes the prices of a screen those that the bet slip follows; returns the way to take them back. */
export function showOdds(store: OddsStore): () => void {
  change(store)
  return () => {
    if (shown === store) change(none)
  }
}

/** The prices of the screen that is shown; empty where it shows none. */
export function useShownOdds(): OddsStore {
  return useSyncExternalStore(watch, () => shown)
}

function change(store: OddsStore): void {
  shown = store
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
