import { useSyncExternalStore } from 'react'
import type { Selection } from '../../../lib/exchange/selection.ts'

let chosen: Selection | null = null
const listeners = new Set<() => void>()

/** The price that was tapped last goes to the bet slip; null closes it. */
export function choosePrice(selection: Selection | null): void {
  chosen = selection
  for (const listener of listeners) listener()
}

export function useChosenPrice(): Selection | null {
  return useSyncExternalStore(watch, () => chosen)
}

export type PriceSpot = Pick<Selection, 'marketId' | 'selectionId' | 'side'>

/** Whether the bet slip is open for this side of this runner. */
export function useIsChosen({ marketId, selectionId, side }: PriceSpot): boolean {
  return useSyncExternalStore(
    watch,
    () =>
      chosen !== null &&
      chosen.marketId === marketId &&
      chosen.selectionId === selectionId &&
      chosen.side === side,
  )
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
