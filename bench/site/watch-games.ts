import { chromium, devices, type Page } from '@playwright/test'
import { forgetNoted, noteFrames, readP95, slowestKey } from './note-frames.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'

/** How a list of games feels on a phone that is four times slower than this machine. */
export type WatchedGames = {
  /** From the address to the first game on the screen. */
  shownMs: number
  /** The time between two frames while a finger pulls the list, exceeded by one in twenty. */
  frameP95Ms: number
  /** The slowest key of a search, from the press to the next frame. */
  searchMs: number
}

const SLOWED = 4
const PULLS = 80
const PULL_PX = 900
const PULL_EVERY_MS = 50
const SHOWN_TIMEOUT_MS = 60_000
const SETTLED_MS = 2_000
const BETWEEN_KEYS_MS = 400
const SEARCHED = 'river'

/** Opens the list of all games as a guest, pulls it a long way down, and searches it. */
export async function watchGames(site: string, executablePath: string): Promise<WatchedGames> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
    await context.addInitScript(noteFrames)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const startMs = performance.now()
    await page.goto(`${site}/games`, { waitUntil: 'commit' })
    await page.locator('li[aria-posinset="1"]').waitFor({ timeout: SHOWN_TIMEOUT_MS })
    const shownMs = performance.now() - startMs
    await page.waitForTimeout(SETTLED_MS)
    return { shownMs, frameP95Ms: await pull(page), searchMs: await search(page) }
  } finally {
    await browser.close()
  }
}

async function pull(page: Page): Promise<number> {
  await forgetNoted(page)
  for (let pulled = 0; pulled < PULLS; pulled += 1) {
    await page.mouse.wheel(0, PULL_PX)
    await page.waitForTimeout(PULL_EVERY_MS)
  }
  return readP95(page)
}

async function search(page: Page): Promise<number> {
  await page.evaluate('scrollTo(0, 0)')
  await forgetNoted(page)
  await page.waitForTimeout(SETTLED_MS)
  await page.getByRole('main').getByRole('textbox').first().focus()
  await page.keyboard.type(SEARCHED, { delay: BETWEEN_KEYS_MS })
  await page.waitForTimeout(SETTLED_MS)
  return slowestKey(page)
}
