import { linear, type Easing } from './easing.ts'

type Motion = {
  durationMs: number
  easing?: Easing
  /** Called with 0 to 1 on every frame; the last call is always 1, even when cut short. */
  update: (progress: number) => void
  /** When it aborts, the motion jumps to its end. */
  signal?: AbortSignal | undefined
}

type FrameListener = (deltaMs: number, nowMs: number) => void

/** A frame that took longer than this (a hidden tab) counts as this long. */
const FRAME_MAX_MS = 250

/** Everything that moves, driven by one call per frame. */
export type Clock = {
  /** Plays a motion; resolves at its end, never rejects. */
  play: (motion: Motion) => Promise<void>
  /** Resolves after so long, or as soon as the signal aborts. */
  wait: (durationMs: number, signal?: AbortSignal) => Promise<void>
  /** Calls back on every frame until the returned function is called. */
  onFrame: (listener: FrameListener) => () => void
  tick: (nowMs: number) => void
}

export function createClock(): Clock {
  const listeners = new Set<FrameListener>()
  let lastMs: number | null = null

  const onFrame = (listener: FrameListener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  const play = ({ durationMs, easing = linear, update, signal }: Motion) =>
    new Promise<void>((resolve) => {
      let elapsedMs = 0
      const stop = onFrame((deltaMs) => {
        elapsedMs += deltaMs
        const over = signal?.aborted === true || elapsedMs >= durationMs
        update(over ? 1 : easing(elapsedMs / durationMs))
        if (!over) return
        stop()
        resolve()
      })
    })

  return {
    play,
    wait: (durationMs, signal) => play({ durationMs, update: () => undefined, signal }),
    onFrame,
    tick: (nowMs) => {
      const deltaMs = Math.min(nowMs - (lastMs ?? nowMs), FRAME_MAX_MS)
      lastMs = nowMs
      for (const listener of listeners) listener(deltaMs, nowMs)
    },
  }
}
