import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { funds, generalSettings } from '../stub/records.ts'
import { stored } from '../stub/stored.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('[ACCT-01, ACCT-02, ACCT-03] the balance card shows, refreshes and hides the amount', async ({
  page,
}) => {
  let balance = '12345.50'
  const calls = await stubSite(page, { balance: () => funds(balance) })
  await openQuickly(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText('৳ 12,345.50', { exact: true })).toBeVisible()
  const asked = callsOf(calls, 'balance').length
  balance = '99.00'
  await page.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect(main.getByText('৳ 99.00', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'balance').length).toBeGreaterThan(asked)
  await page.getByRole('button', { name: 'Hide the amount' }).click()
  await expect(main.getByText('99.00')).toHaveCount(0)
  await expect(main.getByText('৳ ••••••')).toBeVisible()
  await page.getByRole('button', { name: 'Show the amount' }).click()
  await expect(main.getByText('৳ 99.00', { exact: true })).toBeVisible()
})

test('[ACCT-04] the VIP points are shown and lead to their screen', async ({ page }) => {
  await stubSite(page, { showUser: { ...alice, vip_coin: '73' } })
  await openQuickly(page, '/account')
  await page.getByRole('link', { name: 'VIP points 73' }).click()
  await expect(page).toHaveURL('/vip')
})

test('[ACCT-05, ACCT-06, ACCT-07] funds, history and profile lead to their nine screens', async ({
  page,
}) => {
  const entries = {
    Funds: { Deposit: '/deposit', Withdrawal: '/withdrawal' },
    History: {
      'Betting Records': '/betting-record',
      Turnover: '/turnover-record',
      'Transaction Records': '/transaction-record',
    },
    Profile: {
      'Personal Info': '/profile',
      'Reset password': '/reset-password',
      Inbox: '/inbox',
      Referral: '/refrrel-program',
    },
  }
  await stubSite(page)
  await openQuickly(page, '/account')
  for (const [title, links] of Object.entries(entries)) {
    const group = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) })
    await expect(group.getByRole('link')).toHaveText(Object.keys(links))
    for (const [name, path] of Object.entries(links)) {
      await group.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/account')
    }
  }
})

test('[ACCT-08, ACCT-09, ENT-09] Contact Us opens the social links and the support mail', async ({
  page,
}) => {
  await stubSite(page, {
    getGeneral: generalSettings({ support_mail: 'care@example.test' }),
    getSocialLink: {
      whatsapp: 'https://wa.me/8801700000001',
      facebook: 'https://facebook.test/maidan',
      telegram: 'https://t.me/maidan',
    },
  })
  await openQuickly(page, '/account')
  const ways = {
    WhatsApp: 'https://wa.me/8801700000001',
    Facebook: 'https://facebook.test/maidan',
    Telegram: 'https://t.me/maidan',
    Email: 'mailto:care@example.test',
  }
  for (const [name, address] of Object.entries(ways)) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
  }
})

test('[ACCT-08, SIL-124] the general WhatsApp number stands in for a missing social link', async ({
  page,
}) => {
  await stubSite(page, { getSocialLink: { whatsapp: '', facebook: '', telegram: '' } })
  await openQuickly(page, '/account')
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801711000000',
  )
  await expect(page.getByRole('link', { name: 'Facebook' })).toHaveCount(0)
})

test('[ACCT-10] Log out ends the session', async ({ page }) => {
  const calls = await stubSite(page, { logout: { message: 'ok' } })
  await openQuickly(page, '/account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'token')).toBeNull()
  expect(callsOf(calls, 'logout')[0]?.authorization).toBe('Bearer token-of-alice')
})
