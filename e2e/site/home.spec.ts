import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { goToEnd } from '../steps/go-to-end.ts'
import { open, stopClock } from '../steps/quick-clock.ts'
import { broken, gate, refused } from '../stub/answer.ts'
import { generalSettings, paymentMethod, provider, slider } from '../stub/records.ts'
import { stub, stubPlayer } from '../stub/site.ts'

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

test('[HOME-05] [ENT-10] the logo is the first item of the logo call', async ({ page }) => {
  const logo = { logo: 'brand/first.svg', mobile_logo: '', loader_logo: '', favicon: '' }
  await stub(page, { getLogo: [logo, { ...logo, logo: 'brand/second.svg' }] })
  await open(page, '/')
  await expect(page.getByRole('banner').getByRole('img')).toHaveAttribute(
    'src',
    '/storage/brand/first.svg',
  )
  await open(page, '/login')
  const elsewhere = page.getByRole('img').and(page.locator('[src*="/storage/brand/"]'))
  await expect(elsewhere).toHaveAttribute('src', '/storage/brand/first.svg')
})

test('[HOME-09] [SIL-034] a slide with a link goes there', async ({ page }) => {
  const main = [slider(1, 'Main', { link: '/games?type=slot&system=&title=Slot' })]
  await stub(page, { getSliders: { ...sliders, main } })
  await open(page, '/')
  await shownSlide(page).click()
  await expect(page).toHaveURL(/\/games\?type=slot/)
})

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('[HOME-06] [HOME-07] [HOME-08] the carousel shows the main sliders, 3 s each, and wraps', async ({
    page,
  }) => {
    await stub(page, { getSliders: sliders })
    await open(page, '/')
    const slides = page.locator('[data-slide]')
    await expect(slides).toHaveCount(2)
    await expect(slides.first().locator('img')).toHaveAttribute(
      'src',
      '/storage/banners/test-1.svg',
    )
    await stopClock(page)
    const slide = () => shownSlide(page).getAttribute('data-slide')
    const tick = () => page.clock.runFor(500).then(slide)
    const first = await slide()
    await expect.poll(tick, { intervals: [1], timeout: 20_000 }).not.toBe(first)
    const second = await slide()
    await page.clock.runFor(2400)
    expect(await slide()).toBe(second)
    await page.clock.runFor(700)
    await expect.poll(slide).toBe(first)
  })

  test('[HOME-10] [HOME-11] [SIL-122] every notice runs by at 30 px per second', async ({
    page,
  }) => {
    await stub(page, { getGeneral: generalSettings() })
    await open(page, '/')
    const line = page.getByRole('region', { name: 'Announcements' })
    await expect(line).toContainText('First notice of the night')
    await expect(line).toContainText('Second notice')
    const [from = 0, to = 0] = await line.locator('.marquee-track').evaluate((track) => {
      const [running] = track.getAnimations()
      return [1000, 3000].map((atMs) => {
        if (running) running.currentTime = atMs
        return track.getBoundingClientRect().left
      })
    })
    expect((from - to) / 2).toBeCloseTo(30, 0)
  })
})

test('[HOME-10] a notice that leads somewhere is pressed, one that does not is only read', async ({
  page,
}) => {
  const [first, second] = generalSettings().general
  if (!first || !second) throw new Error('the house says nothing')
  await stub(page, {
    getGeneral: generalSettings({ general: [{ ...first, link: '/page/help' }, second] }),
  })
  await open(page, '/')
  const line = page.getByRole('region', { name: 'Announcements' })
  const [pressed, read] = ['First notice of the night', 'Second notice'].map((words) =>
    line.getByText(words).first().boundingBox(),
  )
  const middles = (await Promise.all([pressed, read])).map((box) => box && box.y + box.height / 2)
  expect(middles[0]).toBeCloseTo(middles[1] ?? 0, 0)
  await expect(line.getByRole('button')).toHaveText(['First notice of the night'])
  await line.getByRole('button').click()
  await expect(page).toHaveURL('/page/help')
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
  await stub(page, { getSystem: { systems: ['s1', 's2'], message: 'ok' } })
  const data = [provider('PADMA', 'Padma Play')]
  await stub(page, { getProvider: { data, message: 'ok' } })
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
  await stub(page, { getSystem: refused('INTERNAL') })
  await open(page, '/')
  await page.getByRole('tab', { name: 'Slot' }).click()
  await expect(page.getByText('Failed to fetch systems')).toBeVisible()
  await stub(page, { getSystem: { systems: ['s1'], message: 'ok' } })
  await stub(page, { getProvider: refused('INTERNAL') })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Failed to fetch providers')).toBeVisible()
})

test('[GAME-18] a systems fetch that breaks says so', async ({ page }) => {
  await stub(page, { getSystem: broken })
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

test('an entry of the Sports tab that is tapped too early waits for what is open, or says that it cannot know', async ({
  page,
}) => {
  const data = [provider('KABADDI', 'Kabaddi')]
  const { opened: told, open: tell } = gate()
  await stubPlayer(page, {
    getSystem: { systems: ['KABADDI'], message: 'ok' },
    getProvider: () => told.then(() => ({ data, message: 'ok' })),
  })
  await open(page, '/')
  const entry = page.getByRole('tabpanel').getByRole('button', { name: 'Kabaddi' })
  await entry.click()
  await expect(page.getByText('Kabaddi is closed.')).toHaveCount(0)
  tell()
  await expect(page).toHaveURL(/\/games\?type=sports&system=KABADDI/)
  await stub(page, { getProvider: refused('INTERNAL') })
  await open(page, '/')
  await entry.click()
  await expect(page.getByText('Failed to fetch providers')).toBeVisible()
  await expect(page.getByText('Kabaddi is closed.')).toHaveCount(0)
})

test('[HOME-15] [HOME-16] [ENT-05] [ENT-06] [APP-33] each group of sliders feeds its own place, with pictures below the storage path', async ({
  page,
}) => {
  await stub(page, { getSliders: sliders })
  await open(page, '/')
  const strip = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
  // The ninth came among the main ones; its own type decides (SIL-034).
  const places = [
    [page.locator('[aria-roledescription=carousel]'), [1, 2]],
    [strip('Favourites'), [3]],
    [strip('Featured Games'), [9, 4]],
  ] as const
  for (const [place, ids] of places) {
    const pictures = place.locator('img[src*="/storage/banners/test-"]')
    await expect(pictures).toHaveCount(ids.length)
    const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    expect(sources).toEqual(ids.map((id) => `/storage/banners/test-${id}.svg`))
  }
  await expect(strip('Favourites').getByRole('button')).toHaveText([/Tiger Night/])
  await expect(strip('Featured Games').getByRole('button')).toHaveText([/Slide 9/, /Hilsa Rush/])
})

test('[HOME-17] [NAV-77] the page ends in six blocks and the words on what is offered', async ({
  page,
}) => {
  await stub(page, { getPaymentMethods: [paymentMethod(1, 'bKash')] })
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
  await goToEnd(page)
  for (const name of blocks) await expect(footer.getByRole('heading', { name })).toBeVisible()
  await footer.getByRole('heading', { name: 'Payment Methods' }).scrollIntoViewIfNeeded()
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
    'referral bonus credits',
    'games of many providers',
    'Lucky Sports, I-Sports, E1Sports, Horsebook',
  ]) {
    await expect(footer).toContainText(topic)
  }
})

test('[HOME-23] [HOME-24] [SIL-035] scroll-to-top and hot card appear past 300 px', async ({
  page,
}) => {
  await open(page, '/')
  const toTop = page.getByRole('button', { name: 'Back to top' })
  const hot = page.getByRole('complementary', { name: 'Hot promotions' })
  // What still loads above pushes the page on, so it is scrolled until it stays.
  const shown = async (top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    return [await toTop.count(), await hot.count()]
  }
  await expect.poll(() => shown(301)).toEqual([1, 1])
  await expect.poll(() => shown(299)).toEqual([0, 0])
  await expect.poll(() => shown(301)).toEqual([1, 1])
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(toTop).toHaveCount(0)
})
