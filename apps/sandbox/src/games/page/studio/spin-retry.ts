import { StudioRefusal, StudioUnreachable } from './call-studio.ts'

/** Pauses between repeats of a spin whose answer was lost. After the last the player is asked. */
export const SPIN_RETRY_DELAYS_MS = [600, 1_200, 2_400, 4_000] as const

/** An answer that is so much later than it should be is told of, though it may still come. */
export const SLOW_AFTER_MS = 3_000

/** The same spin, or the same bet of the book, is still under way. */
const BUSY_CODES = ['SPIN_IN_PROGRESS', 'BET_IN_PROGRESS']

/** It came before its time; a repeat of what was taken already, too, may be told so. */
const EARLY_CODES = ['SPIN_TOO_FAST', 'TOO_FAST']

/** What to do after an attempt failed. `attempt` counts from 1. */
export type RetryStep = { kind: 'again'; afterMs: number } | { kind: 'give-up' }

/**
 * Whether a failed spin is asked for again under the same spin id, which can never play it twice.
 * A spin still in progress is followed; a lost answer is repeated; a refusal stands.
 */
export function retryStep(error: unknown, attempt: number): RetryStep {
  const afterMs = SPIN_RETRY_DELAYS_MS[attempt - 1]
  const lost = error instanceof StudioUnreachable
  const busy = error instanceof StudioRefusal && BUSY_CODES.includes(error.code)
  const early = error instanceof StudioRefusal && EARLY_CODES.includes(error.code)
  if (afterMs === undefined || !(lost || busy || early)) return { kind: 'give-up' }
  return { kind: 'again', afterMs: early ? Math.max(afterMs, error.retryAfterMs) : afterMs }
}

/**
 * Runs a spin call until it answers, is refused, or every repeat is used up. `onSlow` hears of each
 * answer that was lost, and of one that comes later than it should, which takes `expectedMs` at most.
 */
export async function withRetries<T>(
  spin: () => Promise<T>,
  sleep: (ms: number) => Promise<void>,
  onSlow: () => void,
  expectedMs = 0,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await watched(spin, onSlow, expectedMs + SLOW_AFTER_MS)
    } catch (error) {
      const step = retryStep(error, attempt)
      if (step.kind === 'give-up') throw error
      onSlow()
      await sleep(step.afterMs)
    }
  }
}

async function watched<T>(
  spin: () => Promise<T>,
  onSlow: () => void,
  slowAfterMs: number,
): Promise<T> {
  const timer = setTimeout(onSlow, slowAfterMs)
  try {
    return await spin()
  } finally {
    clearTimeout(timer)
  }
}
