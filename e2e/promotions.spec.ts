import { expect, test } from './front/test.ts'
import type { Page } from '@playwright/test'
import { callsOf } from './stub/read-stub-call.ts'
import { promotion } from './stub/records.ts'
import { stubSite } from './stub/site.ts'
import { open } from './quick-clock.ts'
import { slider } from './stub/records.ts'
import { wordless } from './stub/answer.ts'

test.use({ serviceWorkers: 'block' })

const welcome = promotion(1, 'Welcome bonus', {
  desc: 'one two three four five six seven eight nine',
  categories: [99, 1],
})
const list = [
  welcome,
  promotion(2, 'Weekend cricket', { categories: [4], on_deposit: false }),
  promotion(3, 'Without a category', { categories: [] }),
  promotion(4, 'Secret', { status: 'active' }),
]
const site = {
  getPromotion: list,
  showPromotion: { ...welcome, desc: 'The whole <b>story</b> of the bonus' },
}

const cards = (page: Page) => page.locator('main li')
const tabs = (page: Page) => page.getByRole('tab')

test('[PROMO-01] [PROMO-17] [ENT-15] [API-06] header, banners, strip, cards of status display, footer', async ({
  page,
}) => {
  const calls = await stubSite(page, site)
  await open(page, '/promotions')
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  await expect(page.locator('[aria-roledescription=carousel]')).toBeVisible()
  await expect(page.getByRole('tablist')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText([
    'Welcome bonus',
    'Weekend cricket',
    'Without a category',
  ])
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(callsOf(calls, 'getPromotion')[0]?.authorization).toBeUndefined()
})

test('[PROMO-02] [PROMO-03] [PROMO-04] [ENT-16] [SIL-064] one banner at a time, 3 s each, half a second to change, dots, no arrows', async ({
  page,
}) => {
  const sliders = { main: [1, 2, 3].map((id) => slider(id, 'Main')), favourite: [], feature: [] }
  await stubSite(page, { ...site, getSliders: sliders })
  await open(page, '/promotions')
  const carousel = page.locator('[aria-roledescription=carousel]')
  const shown = carousel.locator('figure[aria-hidden=false]')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveCSS('transition-duration', '0.5s')
  await expect(carousel.getByRole('button')).toHaveCount(3)
  await expect(carousel.getByRole('button', { name: /next|previous/i })).toHaveCount(0)
  const first = await shown.locator('img').getAttribute('src')
  await expect(shown.locator('img')).not.toHaveAttribute('src', first ?? '', { timeout: 4000 })
  const changed = Date.now()
  const second = await shown.locator('img').getAttribute('src')
  await expect(shown.locator('img')).not.toHaveAttribute('src', second ?? '', { timeout: 4000 })
  expect(Date.now() - changed).toBeGreaterThan(2000)
})

test('[PROMO-12] [PROMO-13] [PROMO-14] [PROMO-15] [SIL-060] thirteen tabs in their order, ALL current', async ({
  page,
}) => {
  await stubSite(page, site)
  await open(page, '/promotions')
  await expect(tabs(page)).toHaveText([
    'ALL',
    'Welcome Offer',
    'Slots',
    'Live Casino',
    'Sports',
    'Fishing',
    'E-sports',
    'Lottery',
    'P2P',
    'Table',
    'Arcade',
    'Crash',
    'Others',
  ])
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
})

for (const [width, count] of [
  [590, 3],
  [470, 2],
  [360, 2],
] as const) {
  test(`[PROMO-07] [PROMO-08] [SIL-061] at ${width} px the strip shows ${count} tabs and scrolls`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await stubSite(page, site)
    await open(page, '/promotions')
    await expect(tabs(page)).toHaveCount(13)
    await expect(tabs(page).nth(count - 1)).toBeInViewport({ ratio: 0.99 })
    await expect(tabs(page).nth(count)).not.toBeInViewport()
    await tabs(page).first().press('End')
    await expect(tabs(page).last()).toBeInViewport({ ratio: 0.99 })
  })
}

test('[PROMO-16] [SIL-059] [SIL-063] a category takes the mark and keeps its promotions', async ({
  page,
}) => {
  await stubSite(page, site)
  await open(page, '/promotions')
  await tabs(page).nth(1).click()
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page).getByRole('heading')).toHaveText(['Welcome bonus'])
  await tabs(page).nth(1).press('End')
  await expect(page.getByText('No Data')).toBeVisible()
  await page.getByRole('button', { name: 'See all promotions' }).click()
  await expect(cards(page)).toHaveCount(3)
})

test('[PROMO-09] [PROMO-10] [PROMO-18] [ENT-14] a card has tag, title, five words, duration and details', async ({
  page,
}) => {
  await stubSite(page, site)
  await open(page, '/promotions')
  const card = cards(page).first()
  for (const text of ['Long term', 'Welcome bonus', 'one two three four five…', 'Details'])
    await expect(card.getByText(text, { exact: true })).toBeVisible()
  await expect(card.getByText('2026/01/01 00:00:00 - 2026/12/31 23:59:59')).toBeVisible()
})

test('[PROMO-11] [PROMO-19] [SIL-062] [API-07] details open the whole promotion and lead to a deposit with it', async ({
  page,
}) => {
  const calls = await stubSite(page, site)
  await open(page, '/promotions')
  await page.getByRole('button', { name: 'Details of Welcome bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Welcome bonus' })
  await expect(dialog).toContainText('The whole story of the bonus')
  for (const text of ['100% of the deposit', '৳ 10,000', '৳ 200', '×10 of deposit and bonus'])
    await expect(dialog.getByText(text, { exact: true })).toBeVisible()
  await expect(dialog.getByText('2026/01/01 00:00:00', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'showPromotion')).toHaveLength(1)
  expect(callsOf(calls, 'showPromotion')[0]?.authorization).toBeUndefined()
  await dialog.getByRole('button', { name: 'Deposit with this bonus' }).click()
  await expect(page).toHaveURL(/\/deposit$/)
  await expect(page.getByRole('combobox', { name: 'Promotion' })).toHaveValue('1')
})

test('[API-07] [ERR-02] when the details fail, what the list knows stands there', async ({
  page,
}) => {
  await stubSite(page, { ...site, showPromotion: wordless(500) })
  await open(page, '/promotions')
  await page.getByRole('button', { name: 'Details of Welcome bonus' }).click()
  await expect(page.getByRole('dialog')).toContainText('one two three four five six seven')
})
