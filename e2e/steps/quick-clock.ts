import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

const SPLASH_MS = 3000

/** Opens an address and waits until the splash has gone, whose time passes at once. */
export function open(page: Page, path: string): Promise<void> {
  return openQuickly(page, path)
}

/**
 * Opens an address, at a given time or now, and lets the time of the splash pass at once; the
 * clock runs on from there.
 */
export async function openQuickly(page: Page, path: string, time = new Date()): Promise<void> {
  await page.clock.install({ time })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.clock.runFor(SPLASH_MS)
  await ready(page)
}

export async function ready(page: Page): Promise<void> {
  await page.locator('html.ready').waitFor({ state: 'attached' })
}

/** Stops the page's clock, so that only the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}

/** Moves a stopped clock on by a millisecond at a time until something shows. */
export async function tickUntil(page: Page, shown: Locator): Promise<void> {
  const look = async () => {
    await page.clock.runFor(1)
    return shown.isVisible()
  }
  await expect.poll(look, { intervals: [20] }).toBe(true)
}

/** Gives the page the time to hear the answers that are on their way. */
export async function hearAnswers(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/api/sociallink').then((answer) => answer.text()))
}

/** Moves a stopped clock on until a call is made again, and lets the page hear its answer. */
export async function tickUntilAsked(page: Page, asked: () => number): Promise<void> {
  const before = asked()
  const tick = async () => {
    await page.clock.runFor(500)
    await hearAnswers(page)
    return asked()
  }
  await expect.poll(tick, { intervals: [1], timeout: 20_000 }).toBeGreaterThan(before)
}
