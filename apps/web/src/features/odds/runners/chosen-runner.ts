import { useSyncExternalStore } from 'react'
import type { CellMarket } from '../prices/odds-cell.tsx'

/** A runner that the player wants to see alone. */
export type ChosenRunner = { market: CellMarket; runnerId: number; name: string }

let chosen: ChosenRunner | null = null
const listeners = new Set<() => void>()

/** Opens the prices of one runner; null closes them. */
export function chooseRunner(runner: ChosenRunner | null): void {
  chosen = runner
  for (const listener of listeners) listener()
}

export function useChosenRunner(): ChosenRunner | null {
  return useSyncExternalStore(watch, () => chosen)
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
