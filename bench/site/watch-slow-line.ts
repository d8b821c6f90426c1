import { chromium, devices, type CDPSession } from '@playwright/test'
import { enterSite } from './enter-site.ts'
import { openCricket, openPrices } from './open-cricket.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'

/** What the odds view asks of a bad line. */
export type SlowLine = {
  /** From the address to the first price that can be tapped, with an empty cache. */
  pricesMs: number
  /** What prices cost while they are watched, for one market. */
  bytesPerMarketS: number
}

const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000, offline: false }
const WATCHED_S = 30
const PRICES_TIMEOUT_MS = 30_000

/** Opens a match on a line of 400 kbit/s with round trips of 400 ms, and stays with it a while. */
export async function watchSlowLine(site: string, executablePath: string): Promise<SlowLine> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
    const page = await context.newPage()
    await enterSite(page, site)
    await openCricket(page, site)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    const startMs = performance.now()
    await page.goto(`${site}/odds-view`, { waitUntil: 'commit' })
    await openPrices(page).first().waitFor({ timeout: PRICES_TIMEOUT_MS })
    const pricesMs = performance.now() - startMs
    const markets = await page.getByRole('heading', { level: 2 }).count()
    const bytes = await countBytes(devtools, () => page.waitForTimeout(WATCHED_S * 1000))
    return { pricesMs, bytesPerMarketS: bytes / WATCHED_S / Math.max(1, markets) }
  } finally {
    await browser.close()
  }
}

/** The bytes that come in meanwhile, over the push and as answers. */
async function countBytes(devtools: CDPSession, meanwhile: () => Promise<void>): Promise<number> {
  let bytes = 0
  devtools.on('Network.webSocketFrameReceived', ({ response }) => {
    bytes += Buffer.byteLength(response.payloadData)
  })
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await meanwhile()
  return bytes
}
