import { expect, test } from '@playwright/test'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { siteUrl } from '../ports.ts'
import { openFirefox, type Walker } from './open-firefox.ts'

const firefox = process.env['FIREFOX_PATH'] ?? ''
test.skip(firefox === '', 'no Firefox is installed here')

const screens = [
  '/',
  '/games?type=slot&system=&title=Slot',
  '/promotions',
  '/exchange',
  '/exchange-inplay',
  '/deposit',
  '/withdrawal',
  '/transaction-record',
  '/account',
  '/inbox',
]

// Each language and each width once: what a browser draws hangs on the one or on the other.
for (const { language, width, submit } of [
  { language: 'en', width: 390, submit: 'Log in' },
  { language: 'bn', width: 1280, submit: 'লগইন' },
])
  test(`[I18N-02] Firefox logs in and walks the main screens at ${width} px (${language})`, async () => {
    const liza = await newPlayer('liza', 500)
    const walker = await openFirefox(firefox, { language, width })
    try {
      await logIn(walker, { ...liza, submit })
      for (const screen of screens)
        expect([screen, await look(walker, screen)]).toEqual([screen, WELL])
    } finally {
      await walker.close()
    }
  })

async function logIn(
  { page }: Walker,
  { username, password, submit }: { username: string; password: string; submit: string },
) {
  await page.goto(`${siteUrl}/login`)
  await page.locator('input[autocomplete="username"]').fill(username)
  await page.locator('input[autocomplete="current-password"]').fill(password)
  await page.locator(`button[type="submit"] ::-p-text(${submit})`).click()
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
}

const WELL = { faults: [], isWide: false, says: true }

/** Whether a screen stands: words on it, nothing beyond its edge, no fault of a script. */
async function look({ page, faults }: Walker, path: string) {
  await page.goto(siteUrl + path, { waitUntil: 'load' })
  await page.waitForFunction(() => document.querySelector('main')?.ariaBusy !== 'true')
  await page.waitForSelector('main h1, main h2, main a, main button')
  const seen = await page.evaluate(() => ({
    isWide: document.documentElement.scrollWidth > innerWidth,
    says: (document.querySelector('main')?.innerText.trim().length ?? 0) > 20,
  }))
  return { ...seen, faults: faults() }
}
