import { fingerHoldsPage } from '../prices/finger.ts'

type Watcher = () => void

/** Of a frame's 16 ms: what was told must be drawn besides, and that takes longer. */
const SLICE_MS = 3
/** Told at once, and so drawn at once. */
const TOGETHER = 4
/** Fingers that tap and tap hold prices back no longer than this. */
const FINGER_MAX_MS = 400
const LOOK_AGAIN_MS = 20

const waiting = new Set<Watcher>()
let telling = false

/**
 * Calls watchers back, soon but not all at once: a ball can change every price of a match, and what
 * a slow phone draws of it in one go nothing can interrupt. Some are told in each frame, and none
 * while a finger is busy. One who waits already is told once.
 */
export function tellWatchers(watchers: Iterable<Watcher>): void {
  for (const watcher of watchers) waiting.add(watcher)
  if (telling) return
  telling = true
  void tellAll()
}

/** For one who does not watch any more. */
export function untell(watcher: Watcher): void {
  waiting.delete(watcher)
}

async function tellAll() {
  const endMs = performance.now() + FINGER_MAX_MS
  try {
    while (waiting.size > 0) {
      while (fingerHoldsPage() && performance.now() < endMs) await pause(LOOK_AGAIN_MS)
      await tellSlice()
      if (waiting.size > 0) await painted()
    }
  } finally {
    telling = false
  }
}

async function tellSlice() {
  const endMs = performance.now() + SLICE_MS
  do {
    for (const watcher of [...waiting].slice(0, TOGETHER)) {
      waiting.delete(watcher)
      watcher()
    }
    // React draws what it was told in a microtask, which belongs to this slice.
    await Promise.resolve()
  } while (waiting.size > 0 && performance.now() < endMs)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
