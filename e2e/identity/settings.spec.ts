import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import {
  alice,
  game,
  generalSettings,
  methods,
  paymentMethod,
  promotion,
  slider,
} from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store, stored } from '../stub/stored.ts'

test.use({ serviceWorkers: 'block' })

test('[ENT-07] each of the general settings takes effect', async ({ page }) => {
  let general = generalSettings({
    general: [{ id: 1, notice: 'Rain tonight', notice_bn: '', link: null }],
    system_notice: 'Payouts are <b>slow</b>',
    site_title: 'Field of play',
    support_mail: 'care@example.test',
    whatsapp: '8801811000000',
    live_chat: 'lc-9',
    intercom: 'ic-9',
    tawk_id: 'tw/9',
    usdt_rate: '121.5',
    withdrawal_status: 0,
  })
  const usdt = paymentMethod(5, 'USDT', {
    channels: [{ id: 9, account_type: 'TRC20', icon: '/storage/channels/merchant.svg' }],
  })
  await store(page, { popup: '1' })
  await stubSite(page, { getGeneral: () => general, getPaymentMethods: [...methods, usdt] })
  await open(page, '/')
  await expect(page).toHaveTitle('Field of play')
  const notice = page.getByRole('dialog', { name: 'Urgent notice' })
  await expect(notice.locator('b')).toHaveText('slow')
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Rain tonight')
  const keys = { whatsapp: '8801811000000', liveChat: 'lc-9', intercom: 'ic-9', tawkId: 'tw/9' }
  for (const [key, value] of Object.entries(keys))
    expect([key, await stored(page, key)]).toEqual([key, value])
  await open(page, '/account')
  const mail = page.getByRole('link', { name: 'Email' })
  await expect(mail).toHaveAttribute('href', 'mailto:care@example.test')
  await open(page, '/deposit')
  await page.locator('label', { has: page.getByRole('radio', { name: 'USDT' }) }).click()
  await expect(page.getByText('1 USDT = 121.5 BDT')).toBeVisible()
  await open(page, '/withdrawal')
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled()
  general = { ...general, site_status: 0 }
  await open(page, '/')
  await expect(page.getByText("We're currently undergoing Maintenance!")).toBeVisible()
})

test('[I18N-04] the documents’ misspellings stand in paths, fields and texts', async ({ page }) => {
  const channels = [{ id: 1, account_type: 'Marchent', icon: '/storage/channels/merchant.svg' }]
  const calls = await stubSite(page, {
    showUser: { ...alice, dofb: null },
    updateProfile: { dofb: '1990-05-17', message: 'ok' },
    getSliders: { main: [slider(1, 'Main')], favourite: [], feature: [] },
    getPromotion: [promotion(1, 'Welcome bonus', { deposit_bouns: '35' })],
    getPaymentMethods: [paymentMethod(1, 'bKash', { channels })],
    getGames: { games: [game('5', 'River Gold')] },
    getSystem: { systems: [], message: 'ok' },
    getWalletNumber: [{ id: 1, account_number: '01912345678' }],
    getGeneral: generalSettings({ withdrawal_status: 0 }),
  })
  await open(page, '/')
  const banner = page.locator('[data-slide] img')
  await expect(banner).toHaveAttribute('src', '/storage/banners/test-1.svg')
  await open(page, '/refrrel-program')
  await expect(page.getByRole('heading', { level: 1, name: 'Referral Program' })).toBeVisible()
  await open(page, '/games?type=slot')
  await expect(page.getByLabel('Sort').getByRole('option', { name: 'Favorite' })).toHaveCount(1)
  await open(page, '/profile')
  await page.getByLabel('Birthday').fill('1990-05-17')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1990-05-17', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'updateProfile')[0]?.body).toHaveProperty('dofb', '1990-05-17')
  await open(page, '/withdrawal')
  const none = page.getByText('No widthdraw methods available. Try again later.', { exact: true })
  await expect(none).toBeVisible()
  await open(page, '/deposit')
  await page.getByLabel('Promotion').selectOption({ label: 'Welcome bonus' })
  await expect(page.getByText('35% bonus', { exact: true })).toBeVisible()
  await page.locator('label', { has: page.getByRole('radio', { name: 'bKash' }) }).click()
  await page.locator('label', { has: page.getByRole('radio', { name: 'Merchant' }) }).click()
  await page.getByLabel('Amount').fill('500')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL('/make-payment')
  expect(callsOf(calls, 'getWalletNumber')[0]?.query).toMatchObject({ account_type: 'Marchent' })
})
