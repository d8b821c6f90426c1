import { expect, test } from '../front/test.ts'
import { card } from '../steps/funds-steps.ts'
import { lose, pageLost, partLost } from '../steps/lost-part.ts'
import { open } from '../steps/quick-clock.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubGuestSite, stubPlayer, stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

test('[ERR-03] a sheet whose code is lost leaves the page, says so, and opens once the line is back', async ({
  page,
}) => {
  const find = await lose(page, 'filter-sheet')
  await stubSite(page)
  await open(page, '/transaction-record')
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  await filter.click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await filter.click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})

test('[ERR-03] the words of a modal whose code is lost are said in its place', async ({ page }) => {
  const find = await lose(page, 'notice-dialog')
  const calls = await stubSite(page, {
    checkWithdrawal: refused('WITHDRAWALS_OFF', { error: 'The desk is closed.' }),
  })
  await open(page, '/withdrawal')
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill('3000')
  await page.getByLabel('Account number').fill(alice.phone)
  const submit = page.getByRole('button', { name: 'Submit', exact: true })
  await submit.click()
  await expect(page.locator('.toast').getByText('The desk is closed.')).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await submit.click()
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible()
  expect(callsOf(calls, 'checkWithdrawal')).toHaveLength(2)
})

test('[ERR-03] a call whose captcha is lost says so, and asks it the next time', async ({
  page,
}) => {
  const find = await lose(page, 'captcha-sheet')
  await stubGuestSite(page, { forgotPassword: refused('CAPTCHA_NEEDED') })
  await open(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill('alice@example.test')
  await page.getByLabel('Username', { exact: true }).fill('alice2026')
  const send = page.getByRole('button', { name: 'Send OTP' })
  await send.click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await send.click()
  await expect(page.getByRole('dialog', { name: 'Are you a person?' })).toBeVisible()
})

test('[ERR-03] a side menu whose code is lost leaves the page, and opens once the line is back', async ({
  page,
}) => {
  const find = await lose(page, 'side-menu')
  await stubSite(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(partLost(page)).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[ERR-03] what a player has around the page comes a little later where it was lost at first', async ({
  page,
}) => {
  const find = await lose(page, 'player-frame')
  await stubPlayer(page)
  await open(page, '/account')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(pageLost(page)).toHaveCount(0)
  await find()
  await page.clock.runFor(16_000)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Account' })).toBeVisible()
})

test('[ERR-03] a line that is cut altogether still lets a tap be told that it was lost', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/transaction-record')
  const come = page.waitForResponse(/\/toaster-/)
  await page.clock.runFor(6000)
  await come
  await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(partLost(page)).toBeVisible()
})
