import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Runs in the page: notes that a game's cover has stood there, however shortly. */
export function noteCover() {
  const cover = { stood: false }
  Object.assign(globalThis, { cover })
  new MutationObserver(() => {
    cover.stood ||= document.querySelector('.loading') !== null
  }).observe(document, { childList: true, subtree: true })
}

const LOOKED_EVERY_MS = 25

/** Waits until the cover has stood there and is gone; asked from outside, as the page's policy bars `eval`. */
export async function coverGone(page: Page, timeoutMs: number): Promise<void> {
  const lastMs = performance.now() + timeoutMs
  const isGone = 'cover.stood && document.querySelector(".loading") === null'
  while (!(await page.evaluate<boolean>(isGone))) {
    if (performance.now() > lastMs) throw new Error(`${page.url()} cannot be played`)
    await sleep(LOOKED_EVERY_MS)
  }
}
