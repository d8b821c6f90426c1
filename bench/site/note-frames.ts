import type { Page } from '@playwright/test'

/** Runs in the page: notes the time between frames, and what each key takes to its next frame. */
export function noteFrames() {
  const noted = {
    frames: [] as number[],
    keys: [] as number[],
    lastMs: performance.now(),
    next(this: void, nowMs: number) {
      noted.frames.push(nowMs - noted.lastMs)
      noted.lastMs = nowMs
      requestAnimationFrame(noted.next)
    },
  }
  Object.assign(globalThis, { noted })
  requestAnimationFrame(noted.next)
  const timing = { type: 'event', durationThreshold: 16 }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown') noted.keys.push(duration)
  }).observe(timing)
}

/** The time between two frames from now on, exceeded by one in twenty. */
export async function framesP95(page: Page, forMs: number): Promise<number> {
  await forgetNoted(page)
  await page.waitForTimeout(forMs)
  return readP95(page)
}

export async function forgetNoted(page: Page): Promise<void> {
  await page.evaluate('noted.frames.length = 0; noted.keys.length = 0')
}

export async function readP95(page: Page): Promise<number> {
  const frames = await page.evaluate<number[]>('noted.frames')
  if (frames.length === 0) throw new Error('the page drew no frame')
  return frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0
}

export async function slowestKey(page: Page): Promise<number> {
  const keys = await page.evaluate<number[]>('noted.keys')
  return Math.max(0, ...keys)
}
