import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { funds } from '../stub/records.ts'
import { stubPlayer } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 800 },
})

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

test('[NAV-62] [NAV-63] [NAV-64] time, currency, language, two pictures and three contacts', async ({
  page,
}) => {
  await open(page, '/promotions')
  await expect(header(page).getByText('(GMT+6)')).toBeVisible()
  const time = header(page).locator('time')
  const first = await time.textContent()
  await page.clock.runFor(1000)
  await expect(time).not.toHaveText(first ?? '')
  for (const text of ['BDT', 'English'])
    await expect(header(page).getByText(text, { exact: true }).first()).toBeVisible()
  await expect(header(page).locator('img:visible')).toHaveCount(2)
  await expect(link(page, 'WhatsApp')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+/)
  await expect(link(page, 'Facebook')).toHaveAttribute('href', /^https:\/\/facebook\.com\//)
  await expect(link(page, 'Email')).toHaveAttribute('href', /^mailto:.+@/)
})

test('[NAV-57] [NAV-66] [NAV-67] [NAV-68] [SIL-005] a guest sees the buttons of a player, and the ways in beside them', async ({
  page,
}) => {
  await open(page, '/promotions')
  await expect(header(page).getByText('Main Wallet')).toBeVisible()
  await expect(header(page).getByText('৳ 0.00')).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Reload the balance' })).toBeDisabled()
  const targets = {
    Deposit: '/account',
    'Member Center': '/account',
    'Log out': '/player/logout',
    'Log in': '/login',
    'Sign up': '/signup',
  }
  for (const [name, target] of Object.entries(targets))
    await expect(link(page, name)).toHaveAttribute('href', target)
  await link(page, 'Deposit').click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('[NAV-65] [SIL-006] the reload asks for the balance at once and shows the answer', async ({
  page,
}) => {
  let amount = '100.00'
  const calls = await stubPlayer(page, { balance: () => funds(amount) })
  await open(page, '/promotions')
  await expect(header(page).getByText('৳ 100.00')).toBeVisible()
  await expect(link(page, 'Log in')).toHaveCount(0)
  amount = '250.50'
  const before = callsOf(calls, 'balance').length
  await header(page).getByRole('button', { name: 'Reload the balance' }).click()
  await expect(header(page).getByText('৳ 250.50')).toBeVisible()
  expect(callsOf(calls, 'balance')[before]?.method).toBe('POST')
})

test('[NAV-34] [SIL-008] Log out loads a document of its own and ends the session', async ({
  page,
}) => {
  await stubPlayer(page, { logout: { message: 'Logged out' } })
  await open(page, '/promotions')
  await expect(link(page, 'Log in')).toHaveCount(0)
  const loaded = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/player/logout'),
  )
  const revoked = page.waitForRequest('**/api/logout')
  await link(page, 'Log out').click()
  await loaded
  await revoked
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('[NAV-58] [NAV-59] [NAV-60] [NAV-61] [SIL-007] the navigation has the seven kinds, promotions, VIP and referral', async ({
  page,
}) => {
  await open(page, '/register')
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  await expect(nav).toBeVisible()
  const links = await nav
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual([
    '/casino',
    '/slot',
    '/table',
    '/crash',
    '/fishing',
    '/arcade',
    '/lottery',
    '/promotions',
    '/vip',
    '/referral',
  ])
  await nav.getByRole('link', { name: 'Promotions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
})

test('[APP-21] the promotions open at the top of their page, also in a low window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open(page, '/promotions')
  await expect(page.getByRole('tab', { name: 'ALL', exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('tab', { name: 'Fishing', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Fishing', exact: true })).toBeInViewport()
})

test('[NAV-33] [NAV-69] [SIL-008] Sports opens by key and lists the exchange; Escape and a press elsewhere close it', async ({
  page,
}) => {
  await open(page, '/promotions')
  const sports = header(page).getByRole('button', { name: 'Sports' })
  const exchange = header(page).getByText('Exchange', { exact: true })
  await expect(exchange).toBeHidden()
  await sports.press('Enter')
  await expect(exchange).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link(page, 'Play Now')).toBeFocused()
  await expect(link(page, 'Play Now')).toHaveAttribute('href', '/player/playGame?t=sport&v=CRICKET')
  await page.keyboard.press('Escape')
  await expect(exchange).toBeHidden()
  await expect(sports).toBeFocused()
  await sports.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(exchange).toBeHidden()
  await sports.click()
  await link(page, 'Play Now').click()
  await expect(page).toHaveURL('/login')
})

test('[NAV-70] [NAV-71] [NAV-72] [NAV-73] the page keeps 145 px free, and the long text folds at 970 px', async ({
  page,
}) => {
  await open(page, '/promotions')
  const frame = page.locator('#content').locator('..')
  await expect(frame).toHaveCSS('padding-top', '145px')
  expect((await header(page).boundingBox())?.height).toBe(145)
  const text = footer(page).locator(
    `#${await footer(page).getByRole('button', { name: 'Show More' }).getAttribute('aria-controls')}`,
  )
  const height = () => text.evaluate((block) => block.getBoundingClientRect().height)
  expect(await height()).toBe(970)
  await footer(page).getByRole('button', { name: 'Show More' }).click()
  expect(await height()).toBeGreaterThan(1000)
  expect(await text.evaluate((block) => block.scrollHeight - block.clientHeight)).toBe(0)
  await footer(page).getByRole('button', { name: 'Show Less' }).click()
  expect(await height()).toBe(970)
})

test('[NAV-74] [NAV-75] [NAV-76] [SIL-037] seven blocks, two groups of links, and three pages that open', async ({
  page,
}) => {
  await open(page, '/promotions')
  await expect(footer(page).locator('section > h2')).toHaveText([
    'Customer Support',
    'New Member Guide',
    'Brand Ambassador',
    'Sponsorships',
    'Android App Download',
    'Gaming Licence',
    'Payment Methods',
  ])
  const group = (name: string) => footer(page).getByRole('navigation', { name }).getByRole('link')
  await expect(group('Responsible Gaming')).toHaveText([
    'Adults only',
    'Know your limits',
    'Play safe',
  ])
  await expect(group('Community')).toContainText(['WhatsApp', 'Facebook'])
  await expect(group('Maidan')).toHaveText(['Affiliate', 'Responsible Gaming', 'About Us'])
  await group('Maidan').nth(1).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Responsible Gaming' })).toBeVisible()
  await group('Maidan').nth(2).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(group('Maidan').first()).toHaveAttribute('href', /\/\/affiliate\.[^/]+\/login$/)
})

for (const language of ['en', 'bn'])
  for (const path of ['/promotions', '/register', '/page/about-us', '/page/responsible-gaming'])
    test(`axe finds nothing on ${path} (${language}), and no width cuts it`, async ({ page }) => {
      await store(page, { language })
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy], .animate-pulse-soft')).toHaveCount(0)
      expect(await violationsOf(page)).toEqual([])
      for (const width of [769, 1000, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(over).toBeLessThanOrEqual(0)
        await expect(header(page).getByRole('link').last()).toBeInViewport({ ratio: 1 })
      }
    })

test('[SIL-003] [SIL-004] [SIL-009] a page that narrows to a phone follows the phone without a reload', async ({
  page,
}) => {
  await open(page, '/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page).toHaveURL('/signup')
  await page.setViewportSize({ width: 769, height: 800 })
  await link(page, 'Promotions')
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .waitFor()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
})
