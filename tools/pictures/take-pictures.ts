import type { Browser, BrowserContext, Page } from '@playwright/test'
import { goOn } from '../../e2e/steps/go-on.ts'
import { heightOf, pagesFor, type View } from './views.ts'

/** One page as it was seen: a JPEG picture, and where it ended. */
export type Picture = { page: string; endedAt: string; jpeg: Buffer }

const PHONE_MAX = 768
/** Pictures and prices have come by then. */
const SETTLED_MS = 900
const QUIET_MS = 2_500
const MATCH_WAIT_MS = 8_000
/** The splash covers a page for two seconds, and fades for half a second. */
const SPLASH_MS = 2_600

const PLAYER = { username: 'rahim2026', password: 'Maidan2026' }

/** Looks at every page that the view may open, and last at a match in play. */
export async function takePictures(browser: Browser, site: string, view: View): Promise<Picture[]> {
  const context = await openContext(browser, site, view)
  try {
    const page = await context.newPage()
    if (view.reader === 'player') await logIn(page)
    const pictures: Picture[] = []
    await page.goto('/page/help')
    await page.waitForTimeout(SPLASH_MS)
    for (const address of pagesFor(view.reader)) {
      await goOn(page, address)
      pictures.push(await take(page, address))
    }
    if (await openMatch(page, view)) pictures.push(await take(page, 'a match in play'))
    return pictures
  } finally {
    await context.close()
  }
}

async function openContext(browser: Browser, site: string, view: View): Promise<BrowserContext> {
  const isPhone = view.width <= PHONE_MAX
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: view.width, height: heightOf(view) },
    isMobile: isPhone,
    hasTouch: isPhone,
    serviceWorkers: 'block',
  })
  await context.addInitScript((language) => {
    localStorage.setItem('language', language)
  }, view.language)
  return context
}

async function logIn(page: Page) {
  await page.goto('/login')
  const form = page.locator('form').first()
  await form.locator('input').nth(0).fill(PLAYER.username)
  await form.locator('input').nth(1).fill(PLAYER.password)
  await page.waitForTimeout(SPLASH_MS)
  await form.locator('button[type=submit]').click()
  await page.waitForURL('/')
  // The urgent notice stands before everything until it is dismissed.
  await page.getByRole('dialog').getByRole('button').last().click()
}

async function openMatch(page: Page, { reader }: View): Promise<boolean> {
  await goOn(page, reader === 'player' ? '/exchange-inplay' : '/')
  const links = page.locator('main a[href="/odds-view"], main a[href^="/match/"]')
  const isThere = await links
    .first()
    .waitFor({ timeout: MATCH_WAIT_MS })
    .then(() => true)
    .catch(() => false)
  if (isThere) await links.first().click()
  return isThere
}

async function take(page: Page, address: string): Promise<Picture> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
  await page.waitForTimeout(SETTLED_MS)
  const { pathname } = new URL(page.url())
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 60 })
  return { page: address, endedAt: pathname, jpeg }
}
