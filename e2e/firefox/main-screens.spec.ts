import { expect, test } from '@playwright/test'
import { newPlayer } from '../journeys/steps/new-player.ts'
import { siteUrl } from '../ports.ts'
import { openFirefox, type Walker } from './open-firefox.ts'

/** Ten screens, each fetched anew, in a browser that a busy machine gives little time. */
const WALK_TIMEOUT_MS = 300_000

const firefox = process.env['FIREFOX_PATH'] ?? ''

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
for (const [language, width] of [
  ['en', 390],
  ['bn', 1280],
] as const)
  test(`Firefox logs in and walks the main screens at ${width} px (${language})`, async () => {
    test.setTimeout(WALK_TIMEOUT_MS)
    const liza = await newPlayer('liza', 500)
    const walker = await openFirefox(firefox, { language, width })
    try {
      await logIn(walker, liza)
      for (const screen of screens)
        expect([screen, await look(walker, screen)]).toEqual([screen, WELL])
    } finally {
      await walker.close()
    }
  })

async function logIn(
  { page }: Walker,
  { username, password }: { username: string; password: string },
) {
  await page.goto(`${siteUrl}/login`)
  await page.waitForSelector('html.ready input[autocomplete="username"]', { visible: true })
  await page.type('input[autocomplete="username"]', username)
  await page.type('input[autocomplete="current-password"]', password)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  await calm(page)
}

const WELL = { faults: [], isWide: false }
/** Fewer are no words of a screen. */
const LETTERS_MIN = 20

/** Whether a screen stands: words on it, nothing beyond its edge, no fault of a script. */
async function look({ page, faults }: Walker, path: string) {
  await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
  // What leaving the page before has cut off is a fault to Firefox.
  faults()
  await page.waitForSelector('html.ready main')
  await page.waitForFunction(
    (letters) => (document.querySelector('main')?.textContent.trim().length ?? 0) > letters,
    {},
    LETTERS_MIN,
  )
  await calm(page)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  return { isWide, faults: faults() }
}

const CALM_MS = 500
/** A push of prices and the live socket stay open. */
const OPEN_ALWAYS = 2
const CALM_WITHIN_MS = 4_000

/** Until nothing more is fetched. */
async function calm(page: Walker['page']) {
  await page
    .waitForNetworkIdle({ idleTime: CALM_MS, concurrency: OPEN_ALWAYS, timeout: CALM_WITHIN_MS })
    .catch(() => undefined)
}
