import { chromium, devices, type Locator, type Page } from '@playwright/test'
import { enterSite } from './enter-site.ts'
import { BROWSER_FLAGS } from './browser-flags.ts'

/** Ten things that a player taps every day, from home and back to it. */
const taps: Record<string, (page: Page) => Locator> = {
  menu: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
  closeMenu: (page) => page.getByRole('button', { name: 'Close menu' }),
  promotions: (page) => toolbar(page).getByRole('link', { name: 'Promotions' }),
  deposit: (page) => toolbar(page).getByRole('link', { name: 'Deposit' }),
  account: (page) => toolbar(page).getByRole('link', { name: 'My Account' }),
  balance: (page) => page.getByRole('button', { name: 'Refresh the balance' }),
  home: (page) => toolbar(page).getByRole('link', { name: 'Home' }),
  search: (page) => page.getByRole('link', { name: 'Search the site' }),
  writing: (page) => page.getByRole('main').getByRole('textbox'),
  back: (page) => page.getByRole('button', { name: /^Back/ }),
}

const SLOWED = 4
/** Long enough for a screen to come, with its data, before the next tap. */
const BETWEEN_MS = 2_500

/** How long each tap takes to its next frame, on a phone four times slower than this machine. */
export async function tapScreens(site: string, executablePath: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' })
    await context.addInitScript(noteTaps)
    const page = await context.newPage()
    await enterSite(page, site)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    for (const find of Object.values(taps)) {
      await find(page).first().tap()
      await page.waitForTimeout(BETWEEN_MS)
    }
    return await page.evaluate<number[]>('[...tapsMs.values()]')
  } finally {
    await browser.close()
  }
}

function toolbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main menu' })
}

/** Runs in the page: the browser's own figure of each tap, from the finger to the next frame. */
function noteTaps() {
  const tapsMs = new Map<number, number>()
  Object.assign(globalThis, { tapsMs })
  const timing = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = entry as PerformanceEventTiming
      if (interactionId > 0)
        tapsMs.set(interactionId, Math.max(duration, tapsMs.get(interactionId) ?? 0))
    }
  }).observe(timing)
}
