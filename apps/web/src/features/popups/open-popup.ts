import { useSyncExternalStore } from 'react'

let marketBlockOpen = false
const listeners = new Set<() => void>()

/** Shows the market-block popup over whatever screen is open (POP-01). */
export function openMarketBlock(): void {
  setMarketBlock(true)
}

export function closeMarketBlock(): void {
  setMarketBlock(false)
}

export function useMarketBlockOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => marketBlockOpen,
  )
}

function setMarketBlock(open: boolean): void {
  marketBlockOpen = open
  for (const listener of listeners) listener()
}
