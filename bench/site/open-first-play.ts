import { devices, type Browser } from '@playwright/test'
import { coverGone, noteCover } from './note-cover.ts'
import { framesP95, noteFrames } from './note-frames.ts'

/** What a game asks of who opens it for the first time. */
export type FirstPlay = {
  /** From its address to its table without the cover, with nothing kept from before. */
  playableS: number
  weightKb: number
  /** The time between two frames while it stands open, exceeded by one in twenty. */
  frameP95Ms: number
}

const SLOWED = 4
/** Lighthouse's slow 4G, as it gives it to the browser. */
const LINE = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
}
const OPENED_TIMEOUT_MS = 90_000
const WATCHED_MS = 5_000
const BYTES_PER_KB = 1_000

/** Opens a game's page on a slow phone and line, and watches it for a while. */
export async function openFirstPlay(browser: Browser, url: string): Promise<FirstPlay> {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  try {
    await context.addInitScript(noteFrames)
    await context.addInitScript(noteCover)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const startMs = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    // The cover goes when the table can be played, which can be before anybody has looked at it.
    await coverGone(page, OPENED_TIMEOUT_MS)
    const playableS = (performance.now() - startMs) / 1_000
    const weightKb = bytes / BYTES_PER_KB
    await page.waitForTimeout(WATCHED_MS)
    return { playableS, weightKb, frameP95Ms: await framesP95(page, WATCHED_MS) }
  } finally {
    await context.close()
  }
}
