import { balance, getGeneral, getSocialLink } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { stored } from '../stub/stored.ts'
import { enter } from './steps/enter.ts'
import { call } from './steps/house.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

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

test('[ACCT-01, ACCT-03] the balance card shows what the house says, and hides it', async ({
  page,
}) => {
  const liza = await newPlayer('liza', 12_345)
  await enter(page, liza, '/account')
  const main = page.getByRole('main')
  await expect(main.getByText('৳ 12,345.00', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Hide the amount' }).click()
  await expect(main.getByText('12,345.00')).toHaveCount(0)
  await expect(main.getByText('৳ ••••••')).toBeVisible()
  await page.getByRole('button', { name: 'Show the amount' }).click()
  await expect(main.getByText('৳ 12,345.00', { exact: true })).toBeVisible()
})

test('[ACCT-05, ACCT-06, ACCT-07, ACCT-08, ACCT-09, ACCT-10] the account leads to its screens and contacts, and out', async ({
  page,
}) => {
  const liza = await newPlayer('liza')
  await enter(page, liza, '/account')
  for (const [title, links] of Object.entries(entries)) {
    const heading = page.getByRole('heading', { name: title })
    const group = page.locator('section').filter({ has: heading })
    await expect(group.getByRole('link')).toHaveText(Object.keys(links))
    for (const [name, path] of Object.entries(links)) {
      await group.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/account')
    }
  }
  const [{ body: social }, { body: general }] = [await call(getSocialLink), await call(getGeneral)]
  for (const [name, address] of [
    ['WhatsApp', social.whatsapp],
    ['Facebook', social.facebook],
    ['Telegram', social.telegram],
    ['Email', `mailto:${general.support_mail}`],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'token')).toBeNull()
  // The page forgets at once; the house hears of it a moment later.
  await expect.poll(async () => (await call(balance, { token: liza.token })).status).toBe(401)
})
