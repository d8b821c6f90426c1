import { useSyncExternalStore } from 'react'

const tickMs = 1000

let nowMs = Date.now()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** The present moment, rounded down to `stepMs`; one timer serves the whole page. */
export function useNow(stepMs: number): number {
  return useSyncExternalStore(watch, () => Math.floor(nowMs / stepMs) * stepMs)
}

function watch(listener: () => void): () => void {
  watchers.add(listener)
  if (timer === undefined) {
    nowMs = Date.now()
    timer = setInterval(tick, tickMs)
  }
  return () => {
    watchers.delete(listener)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function tick(): void {
  nowMs = Date.now()
  for (const listener of watchers) listener()
}
