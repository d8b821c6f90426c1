import { expect, test } from './front/test.ts'
import type { Page } from '@playwright/test'
import { generalSettings, open, slider, stub, stubPlayer } from './stubs.ts'

test.use({ serviceWorkers: 'block' })

const sliders = {
  main: [slider(1, 'Main'), slider(2, 'Main'), slider(9, 'Features')],
  favourite: [slider(3, 'Favourite', { name: 'Tiger Night', link: 'BAGH-TIGERNIGHT' })],
  feature: [slider(4, 'Features', { name: 'Hilsa Rush', link: 'PADMA-HILSARUSH' })],
}

/** The slide in view: the one that keyboard and screen reader can reach. */
const shownSlide = (page: Page) =>
  page.locator('[aria-roledescription=carousel] [data-slide][aria-hidden=false]')

test('[HOME-01] [HOME-03] [NAV-35] the header has its menu and the download link in a new tab', async ({
  page,
}) => {
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible()
  const download = header.getByRole('link', { name: 'App download' })
  await expect(download).toHaveAttribute('href', '/page/site/component/appDownload.jsp')
  await expect(download).toHaveAttribute('target', '_blank')
})

test('[HOME-05] [APP-34] [ENT-10] the logo is the first item of the logo call', async ({
  page,
}) => {
  const logo = { logo: 'brand/first.svg', mobile_logo: '', loader_logo: '', favicon: '' }
  await stub(page, '/api/logo', [logo, { ...logo, logo: 'brand/second.svg' }])
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute(
    'src',
    '/storage/brand/first.svg',
  )
})

test('[HOME-06] [HOME-07] [HOME-08] [APP-33] [ENT-05] the carousel shows the main sliders, 3 s each, and wraps', async ({
  page,
}) => {
  await stub(page, '/api/sliders', sliders)
  await open(page, '/')
  const slides = page.locator('[data-slide]')
  await expect(slides).toHaveCount(2)
  await expect(slides.first().locator('img')).toHaveAttribute('src', '/storage/banners/test-1.svg')
  const first = await shownSlide(page).getAttribute('data-slide')
  await expect(shownSlide(page)).not.toHaveAttribute('data-slide', first ?? '', { timeout: 3500 })
  const changed = Date.now()
  await expect(shownSlide(page)).toHaveAttribute('data-slide', first ?? '', { timeout: 4000 })
  expect(Date.now() - changed).toBeGreaterThan(2000)
})

test('[HOME-09] [SIL-034] a slide with a link goes there', async ({ page }) => {
  const main = [slider(1, 'Main', { link: '/games?type=slot&system=&title=Slot' })]
  await stub(page, '/api/sliders', { ...sliders, main })
  await open(page, '/')
  await shownSlide(page).click()
  await expect(page).toHaveURL(/\/games\?type=slot/)
})

test('[HOME-10] [HOME-11] [SIL-122] every notice runs by at 30 px per second', async ({ page }) => {
  await stub(page, '/api/general', generalSettings())
  await open(page, '/')
  const line = page.getByRole('region', { name: 'Announcements' })
  await expect(line).toContainText('First notice of the night')
  await expect(line).toContainText('Second notice')
  const place = () =>
    line.locator('.marquee-track').evaluate((track) => ({
      x: track.getBoundingClientRect().left,
      at: performance.now(),
    }))
  const from = await place()
  await page.waitForTimeout(2000)
  const to = await place()
  const speed = ((from.x - to.x) * 1000) / (to.at - from.at)
  expect(speed).toBeGreaterThan(27)
  expect(speed).toBeLessThan(33)
})

test('[HOME-12] the seven category tabs stand in order', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('tab')).toHaveText([
    'Sports',
    'Casino',
    'Slot',
    'Table',
    'Poker',
    'Crash',
    'Fishing',
  ])
})

test('[SIL-031] every kind of play has its entry', async ({ page }) => {
  await stubPlayer(page)
  await open(page, '/')
  for (const kind of ['Casino', 'Slot', 'Table', 'Poker', 'Crash', 'Fishing'])
    await expect(page.getByRole('tab', { name: kind, exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exchange', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(menu.getByText('Lottery', { exact: true })).toBeVisible()
  await open(page, '/games?type=arcade&system=&title=Arcade')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arcade')
})

test('[HOME-13] [API-13] [API-14] a category asks its systems, then their providers', async ({
  page,
}) => {
  await stub(page, '/api/get-system', { systems: ['s1', 's2'], message: 'ok' })
  const data = [{ platform: 'PADMA', name: 'Padma Play', icon: 'providers/PADMA.svg', games: 2 }]
  await stub(page, '/api/get-provider', { data, message: 'ok' })
  const asked = page.waitForRequest((request) => request.url().includes('/api/get-provider'))
  await open(page, '/')
  await page.getByRole('tab', { name: 'Casino' }).click()
  const system = new URL((await asked).url()).searchParams.get('system')
  expect(JSON.parse(system ?? '')).toEqual(['s1', 's2'])
  expect((await asked).headers()['authorization']).toBeUndefined()
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Padma Play' })).toBeVisible()
})

test('[GAME-17] [GAME-19] a failed category says which part failed and can be tried again', async ({
  page,
}) => {
  await stub(page, '/api/get-system', 500)
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByText('Failed to fetch systems')).toBeVisible()
  await stub(page, '/api/get-system', { systems: ['s1'], message: 'ok' })
  await stub(page, '/api/get-provider', 500)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to fetch providers')).toBeVisible()
})

test('[GAME-18] a systems fetch that breaks says so', async ({ page }) => {
  await page.route('**/api/get-system*', (route) => route.abort())
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByText('An unexpected error occurred while fetching systems')).toBeVisible()
})

test('[HOME-14] [SIL-030] the Sports tab lists its eight entries in order', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveText([
    'Lucky Sports',
    'Exchange',
    'I-Sports',
    'E1Sports',
    'Horsebook',
    'Virtual',
    'Kabaddi',
    'CMD Sports',
  ])
})

test('[HOME-15] [HOME-16] the strips show the favourite and feature groups', async ({ page }) => {
  await stub(page, '/api/sliders', sliders)
  await open(page, '/')
  const strip = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
  await expect(strip('Favourites').getByRole('button')).toHaveText(['Tiger Night'])
  await expect(strip('Featured Games').getByRole('button')).toHaveText(['Slide 9', 'Hilsa Rush'])
})

test('[HOME-17] [NAV-77] the page ends in six blocks and the words on what is offered', async ({
  page,
}) => {
  const method = { id: 1, name: 'bKash', icon: 'methods/bkash.svg', status: 'active', channels: [] }
  await stub(page, '/api/payment-methods', [method])
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  const blocks = [
    'Sponsors',
    'Brand Ambassador',
    'Payment Methods',
    'Responsible Gaming',
    'Gaming Licence',
    'App Download',
  ]
  await expect(footer).toBeVisible({ timeout: 15_000 })
  for (const name of blocks) await expect(footer.getByRole('heading', { name })).toBeVisible()
  await expect(footer.getByRole('img', { name: 'bKash' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'App download' })).toHaveAttribute(
    'href',
    '/page/site/component/appDownload.jsp',
  )
  for (const topic of [
    'welcome bonus',
    'deposit matches',
    'free spins',
    'cashback',
    'referral bonus',
  ]) {
    await expect(footer).toContainText(topic)
  }
})

test('[HOME-18] [HOME-19] [HOME-20] a guest tapping anything to play goes to /login', async ({
  page,
}) => {
  await stub(page, '/api/sliders', sliders)
  for (const name of ['Kabaddi', 'Hilsa Rush', 'Tiger Night']) {
    await open(page, '/')
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL('/login')
  }
})

test('[HOME-21] [NAV-32] a player tapping a provider opens its game list', async ({ page }) => {
  await stubPlayer(page)
  await stub(page, '/api/get-system', { systems: ['s1'], message: 'ok' })
  const data = [{ platform: 'PADMA', name: 'Padma Play', icon: 'providers/PADMA.svg', games: 2 }]
  await stub(page, '/api/get-provider', { data, message: 'ok' })
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await page.getByRole('button', { name: 'Padma Play' }).click()
  await expect(page).toHaveURL('/games?type=slot&system=PADMA&title=Padma+Play')
})

test('[HOME-22] [GAME-11] [GAME-12] a player tapping a featured game launches it', async ({
  page,
}) => {
  await stubPlayer(page)
  await stub(page, '/api/sliders', sliders)
  await stub(page, '/api/game-run', { url: 'about:blank#game', message: 'ok' })
  await open(page, '/')
  const launch = page.waitForRequest((request) => request.url().endsWith('/api/game-run'))
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  expect((await launch).postDataJSON()).toMatchObject({
    userId: 'r-alice',
    gameCode: 'PADMA-HILSARUSH',
    platform: 'PADMA',
    gameType: 'HILSARUSH',
    isMobileLogin: true,
  })
  await expect(page).toHaveURL('/gamerun')
})

test('[GAME-10] a launch without remote_id says that no one is logged in, and asks nothing', async ({
  page,
}) => {
  await stubPlayer(page)
  await stub(page, '/api/sliders', sliders)
  await open(page, '/')
  await page.evaluate(() => localStorage.removeItem('remote_id'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  await expect(page.getByText('User not logged in')).toBeVisible()
  expect(asked).not.toContain('/api/game-run')
})

test('[GAME-16] a refused launch shows the server’s words, else its own', async ({ page }) => {
  await stubPlayer(page)
  await stub(page, '/api/sliders', sliders)
  await page.route('**/api/game-run', (route) =>
    route.fulfill({ status: 400, json: { message: 'No seat left' } }),
  )
  await open(page, '/')
  await page.getByRole('button', { name: 'Hilsa Rush' }).click()
  await expect(page.getByText('No seat left')).toBeVisible()
  await page.route('**/api/game-run', (route) => route.fulfill({ status: 400, json: {} }))
  await page.getByRole('button', { name: 'Tiger Night' }).click()
  await expect(page.getByText('An unexpected error occurred')).toBeVisible()
})

test('[HOME-23] [HOME-24] [SIL-035] scroll-to-top and hot card appear past 300 px', async ({
  page,
}) => {
  await open(page, '/')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const hot = page.getByRole('complementary', { name: 'Hot promotions' })
  await page.evaluate(() => window.scrollTo(0, 299))
  await expect(toTop).toHaveCount(0)
  await expect(hot).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 301))
  await expect(toTop).toBeVisible()
  await expect(hot).toBeVisible()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
})
