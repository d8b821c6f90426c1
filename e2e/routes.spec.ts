import { expect, test } from './front/test.ts'
import type { Page } from '@playwright/test'
import { callsOf } from './stub/read-stub-call.ts'
import { stubGuestSite, stubSite } from './stub/site.ts'
import { open } from './quick-clock.ts'
import { game, provider } from './stub/records.ts'

test.use({ serviceWorkers: 'block' })

/** What a player finds at an address: a heading, or a tab where that is what the row names. */
const screens = [
  ['NAV-09', '/account', 'My Account'],
  ['NAV-10', '/profile', 'Personal Info'],
  ['NAV-13', '/betting-record', 'Betting Records'],
  ['NAV-14', '/transaction-record', 'Transaction Records'],
  ['NAV-16', '/refrrel-program', 'Referral Program'],
  ['NAV-17', '/reset-password', 'Reset password'],
  ['NAV-18', '/inbox', 'Inbox'],
  ['NAV-19', '/vip', 'My VIP'],
  ['NAV-21', '/promotions', 'Promotions'],
  ['NAV-22', '/chat', 'Support'],
  ['NAV-23', '/chat-list', 'Conversations'],
  ['NAV-24', '/chat-box/5', 'Support'],
] as const

test('[APP-19, NAV-07, NAV-09, NAV-10, NAV-13, NAV-14, NAV-16 to NAV-19, NAV-21 to NAV-24] a player opens the guarded screens by their addresses', async ({
  page,
}) => {
  test.setTimeout(150_000)
  const calls = await stubSite(page, { chatMessages: { messages: [] } })
  for (const [, path, heading] of screens) {
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  expect(callsOf(calls, 'chatMessages').length).toBeGreaterThan(0)
})

test('[APP-19, NAV-11, NAV-12] the funds screen has its two tabs at its two addresses', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/deposit')
  await expect(page.getByRole('tab', { name: 'Deposit' })).toHaveAttribute('aria-selected', 'true')
  await open(page, '/withdrawal')
  await expect(page.getByRole('tab', { name: 'Withdrawal' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('[APP-19, NAV-15, NAV-20, NAV-29, NAV-30] turnover, the game frame and the payment pages', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/turnover-record')
  await expect(page.getByRole('tab', { name: 'Active' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Completed' })).toBeVisible()
  await open(page, '/gamerun')
  await expect(page.getByRole('button', { name: 'Close the game' })).toBeVisible()
  await open(page, '/payment-request')
  await expect(page).toHaveURL('/payment-request')
  await open(page, '/make-payment')
  await expect(page).toHaveURL('/deposit')
})

test('[APP-19, NAV-02 to NAV-05] a guest opens the public screens', async ({ page }) => {
  await stubGuestSite(page, {
    getSystem: { systems: ['s1'], message: 'ok' },
    getProvider: { data: [provider('PADMA')], message: 'ok' },
    getGames: { games: [game('TIGER', 'Tiger Night'), game('RIVER', 'River Gold')] },
  })
  await open(page, '/signup')
  await expect(page.getByLabel('Confirm password')).toBeVisible()
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await open(page, '/games?type=slot')
  await expect(page).toHaveURL('/games?type=slot')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Tiger Night',
    'River Gold',
  ])
  await open(page, '/forgot-password')
  await expect(page.getByRole('tab')).toHaveText(['Email', 'SMS'])
})

test('[NAV-08] the player app has no way to the back office', async ({ page }) => {
  await stubSite(page)
  await open(page, '/account')
  await expectNoStaff(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expectNoStaff(page)
})

async function expectNoStaff(page: Page) {
  const ways = page.getByRole('link').or(page.getByRole('button'))
  await expect(ways.filter({ hasText: /staff|admin|back office/i })).toHaveCount(0)
  await expect(page.locator('a[href*="admin"], a[href*="staff"]')).toHaveCount(0)
}
