import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice, funds, generalSettings } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

/** A clock stops in its future alone, and runs on until it is told. */
const AHEAD_MS = 5_000

test('[ACCT-02] the balance is asked for again when the player wants it', async ({ page }) => {
  let amount = '12345.50'
  const calls = await stubSite(page, { balance: () => funds(amount) })
  await openQuickly(page, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText('৳ 12,345.50', { exact: true })).toBeVisible()
  // The app asks by itself every ten seconds: no clock runs but the test's own.
  await page.clock.pauseAt(await page.evaluate((ahead) => Date.now() + ahead, AHEAD_MS))
  const asked = callsOf(calls, 'balance').length
  amount = '99.00'
  await page.getByRole('button', { name: 'Refresh the balance' }).click()
  await expect.poll(() => callsOf(calls, 'balance').length).toBe(asked + 1)
  await page.clock.resume()
  await expect(main.getByText('৳ 99.00', { exact: true })).toBeVisible()
})

test('[ACCT-04] the VIP points are shown and lead to their screen', async ({ page }) => {
  await stubSite(page, { showUser: { ...alice, vip_coin: '73' } })
  await openQuickly(page, '/account')
  await page.getByRole('link', { name: 'VIP points 73' }).click()
  await expect(page).toHaveURL('/vip')
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
