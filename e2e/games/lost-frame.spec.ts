import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { gamesUrl, siteUrl } from '../ports.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { game } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

/** The site frames no other origin than that of its studio. */
const origin = gamesUrl
/** Longer than any page may be silent. */
const LONG_MS = 6000

const greeting = `<script>parent.postMessage({ type: 'maidan:here' }, '*')</script>`

/** The page of the games, which comes or does not. */
const pageOf = (page: Page, body: string | null) =>
  page.route(`${origin}/**`, (route) =>
    body === null
      ? route.abort('internetdisconnected')
      : route.fulfill({ contentType: 'text/html', body: `<title>Game</title>${body}` }),
  )

async function launch(
  page: Page,
  { greets, named = 'Slots' }: { greets: boolean; named?: string },
) {
  let launches = 0
  const calls = await stubSite(page, {
    getSystem: { systems: ['PADMA'], message: 'ok' },
    getProvider: { data: [], message: 'ok' },
    getGames: { games: [game('TIGER', 'Tiger Night')] },
    favouriteGames: { codes: [] },
    gameRun: () => ({ url: `${origin}/play#launch=${(launches += 1)}`, greets, message: 'ok' }),
  })
  await openQuickly(page, `/games?type=slot&system=PADMA&title=${named}`)
  const loaded = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame())
  await page.getByRole('main').getByRole('button', { name: 'Tiger Night', exact: true }).click()
  await loaded
  return () => callsOf(calls, 'gameRun').length
}

const told = (page: Page, text = 'The game did not load') =>
  page.getByRole('alert').filter({ hasText: text })

for (const [what, body] of [
  ['page', null],
  ['first script', '<script type="module" src="/gone.js"></script>'],
] as const) {
  test(`a game whose ${what} does not come says so, and opens anew when it is tried again`, async ({
    page,
  }) => {
    await pageOf(page, body)
    await page.route(`${origin}/gone.js`, (route) => route.abort('internetdisconnected'))
    const launches = await launch(page, { greets: true })
    await page.clock.runFor(LONG_MS)
    await expect(told(page)).toBeVisible()
    expect(launches()).toBe(1)
    await pageOf(page, greeting)
    await told(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('iframe')).toHaveAttribute('src', /launch=2$/)
    await page.clock.runFor(LONG_MS)
    await expect(told(page)).toHaveCount(0)
    expect(launches()).toBe(2)
    await page.getByRole('button', { name: 'Close the game' }).click()
    await expect(page).toHaveURL('/games?type=slot&system=PADMA&title=Slots')
  })
}

test('[I18N-02] a game that does not come is told in Bangla, and opens by itself once the line is back', async ({
  page,
}) => {
  await pageOf(page, null)
  await store(page, { language: 'bn' })
  await launch(page, { greets: true })
  await page.clock.runFor(LONG_MS)
  await expect(told(page, 'গেমটি খোলেনি')).toBeVisible()
  await pageOf(page, greeting)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.locator('iframe')).toHaveAttribute('src', /launch=2$/)
  await page.clock.runFor(LONG_MS)
  await expect(told(page, 'গেমটি খোলেনি')).toHaveCount(0)
})

test('a game that speaks late is shown after all', async ({ page }) => {
  await pageOf(page, '')
  await launch(page, { greets: true })
  await page.clock.runFor(LONG_MS)
  await expect(told(page)).toBeVisible()
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => {
      parent.postMessage({ type: 'maidan:round', open: false }, '*')
    })
  await expect(told(page)).toHaveCount(0)
})

test('a game of whose page no word is due is never covered on line, and off line it is', async ({
  page,
}) => {
  await pageOf(page, '')
  await launch(page, { greets: false })
  await page.clock.runFor(LONG_MS)
  await expect(page.locator('iframe')).toBeVisible()
  await expect(told(page)).toHaveCount(0)
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  const loaded = page.waitForEvent('framenavigated')
  await page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => location.reload())
  await loaded
  await page.clock.runFor(LONG_MS)
  await expect(told(page)).toBeVisible()
})

for (const path of ['/play/PADMA-RIVERGOLD', '/play/BAGH-MINES', '/play/LUCKY-SPORTS']) {
  test(`the page ${path} of the house's studio greets the site that frames it`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl}/robots.txt`)
    const word = page.evaluate(
      (src) =>
        new Promise<unknown>((resolve) => {
          addEventListener('message', ({ data }) => resolve(data), { once: true })
          const frame = document.createElement('iframe')
          frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
          frame.src = src
          document.body.append(frame)
        }),
      `${origin}${path}`,
    )
    expect(await word).toEqual({ type: 'maidan:here' })
  })
}
