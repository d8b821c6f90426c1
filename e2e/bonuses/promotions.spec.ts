import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { callsOf } from '../stub/read-stub-call.ts'
import { promotion } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open, stopClock } from '../steps/quick-clock.ts'
import { slider } from '../stub/records.ts'
import { wordless } from '../stub/answer.ts'

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

test('[PROMO-01] [PROMO-17] [API-06] header, banners, strip, cards of status display, footer', async ({
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
  expect(callsOf(calls, 'getPromotion')[0]?.authorization).toBe('Bearer token-of-alice')
})

test.describe('with movement', () => {
  test.use({ reducedMotion: 'no-preference' })

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
    await stopClock(page)
    const picture = () => shown.locator('img').getAttribute('src')
    const first = await picture()
    const tick = () => page.clock.runFor(500).then(picture)
    await expect.poll(tick, { intervals: [1], timeout: 20_000 }).not.toBe(first)
    const second = await picture()
    await page.clock.runFor(2400)
    expect(await picture()).toBe(second)
    await page.clock.runFor(700)
    await expect.poll(picture).not.toBe(second)
  })
})

/** The tabs in their order with the ids of their categories. */
const categories = [
  ['Welcome Offer', 99],
  ['Slots', 1],
  ['Live Casino', 2],
  ['Sports', 4],
  ['Fishing', 8],
  ['E-sports', 32],
  ['Lottery', 64],
  ['P2P', 128],
  ['Table', 256],
  ['Arcade', 1024],
  ['Crash', 8192],
  ['Others', 512],
] as const

test('[PROMO-12] [PROMO-13] [PROMO-14] [PROMO-15] [SIL-060] thirteen tabs in their order, ALL current, each with the promotions of its id', async ({
  page,
}) => {
  const each = categories.map(([, id], at) => promotion(at + 1, `Of ${id}`, { categories: [id] }))
  await stubSite(page, { ...site, getPromotion: each })
  await open(page, '/promotions')
  await expect(tabs(page)).toHaveText(['ALL', ...categories.map(([name]) => name)])
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(cards(page)).toHaveCount(categories.length)
  for (const [at, [, id]] of categories.entries()) {
    await tabs(page)
      .nth(at + 1)
      .click()
    await expect(cards(page).getByRole('heading')).toHaveText([`Of ${id}`])
  }
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
  expect(callsOf(calls, 'showPromotion')[0]?.authorization).toBe('Bearer token-of-alice')
  await dialog.getByRole('button', { name: 'Deposit with this bonus' }).click()
  await expect(page).toHaveURL(/\/deposit$/)
  await expect(page.getByRole('combobox', { name: 'Promotion' })).toHaveValue('1')
})

test('[ENT-15] list, details and the dropdown of the deposit show the fields of a promotion', async ({
  page,
}) => {
  const one = promotion(7, 'Monsoon bonus', {
    thumbnail: '/storage/promotions/monsoon.svg',
    desc: 'Rain or shine, half of it again',
    start_date: '2026-05-31T18:00:00.000Z',
    end_date: '2026-06-30T17:59:59.000Z',
    deposit_bouns: '50',
    turnover: '7',
  })
  const hidden = promotion(8, 'Secret', { status: 'active' })
  await stubSite(page, { getPromotion: [one, hidden], showPromotion: one })
  await open(page, '/promotions')
  await expect(cards(page)).toHaveCount(1)
  const card = cards(page).first()
  await expect(card.getByRole('heading')).toHaveText('Monsoon bonus')
  await expect(card.locator('img')).toHaveAttribute('src', '/storage/promotions/monsoon.svg')
  await expect(card).toContainText('2026/06/01 00:00:00 - 2026/06/30 23:59:59')
  await page.getByRole('button', { name: 'Details of Monsoon bonus' }).click()
  const dialog = page.getByRole('dialog', { name: 'Monsoon bonus' })
  await expect(dialog.locator('img')).toHaveAttribute('src', '/storage/promotions/monsoon.svg')
  for (const text of ['Rain or shine, half of it again', '50% of the deposit', '×7 of'])
    await expect(dialog).toContainText(text)
  await dialog.getByRole('button', { name: 'Deposit with this bonus' }).click()
  const options = page.getByRole('combobox', { name: 'Promotion' }).getByRole('option')
  await expect(options).toHaveText(['No bonus', 'Monsoon bonus'])
})

test('[API-07] [ERR-02] when the details fail, what the list knows stands there', async ({
  page,
}) => {
  await stubSite(page, { ...site, showPromotion: wordless(500) })
  await open(page, '/promotions')
  await page.getByRole('button', { name: 'Details of Welcome bonus' }).click()
  await expect(page.getByRole('dialog')).toContainText('one two three four five six seven')
})

test('[LAW-30] whom a promotion reaches stands in its terms, and beside the deposit', async ({
  page,
}) => {
  const some = { ...welcome, countries: ['BD'], methods: ['bKash', 'Upay'], vip_from: 500 }
  await stubSite(page, { ...site, getPromotion: [some], showPromotion: some })
  await open(page, '/promotions')
  await cards(page).getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Welcome bonus' })
  await expect(dialog.getByText('Bangladesh', { exact: true })).toBeVisible()
  await expect(dialog.getByText('bKash, Upay', { exact: true })).toBeVisible()
  await expect(dialog.getByText('500 VP or more', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Deposit with this bonus' }).click()
  await expect(
    page.getByText(
      'For players from: Bangladesh · Deposit by: bKash, Upay · VIP points earned: 500 VP or more',
    ),
  ).toBeVisible()
})
