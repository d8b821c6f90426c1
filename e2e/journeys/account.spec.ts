import { login, showUser } from '@maidan/contract'
import { awaitCode } from '@maidan/testkit'
import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { card, errorDialog } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { stored } from '../stub/stored.ts'
import { newcomer, PASSWORD, verify } from './steps/codes.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { call, messages } from './steps/house.ts'
import { give, newNames, newPlayer } from './steps/new-player.ts'
import { withdraw } from './steps/withdraw.ts'

test.use({ serviceWorkers: 'block' })

async function logIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

test('a verified phone and a birthday are what a withdrawal asks for, and with them it goes', async ({
  page,
}) => {
  const sami = await newcomer('sami')
  await enter(page, sami, '/withdrawal')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await errorDialog(page).getByRole('link').click()
  await expect(page).toHaveURL('/profile')
  await verify(page, sami.phone)
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  await page.getByLabel('Birthday').fill('1995-06-15')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1995-06-15')).toBeVisible()
  const { body } = await call(showUser, { token: sami.token })
  await give(body.id, 900)
  await open(page, '/withdrawal')
  await withdraw(page, sami, '900')
  expect(await balanceOf(sami)).toBe('0.00')
})

test('[LAW-9] after five wrong codes the right one comes too late, and the words say what to do', async ({
  page,
}) => {
  const sami = await newcomer('sami')
  await enter(page, sami, '/profile')
  await page.getByRole('button', { name: 'Verify' }).first().click()
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Send code' }).click()
  const code = await awaitCode(messages, sami.phone, 0)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 5; tries += 1) {
    await popup.getByLabel('Code', { exact: true }).fill(wrong)
    await popup.getByRole('button', { name: 'Confirm' }).click()
    await expect(popup.getByRole('alert')).toBeVisible()
  }
  await popup.getByLabel('Code', { exact: true }).fill(code)
  await popup.getByRole('button', { name: 'Confirm' }).click()
  await expect(popup.getByRole('alert')).toHaveText(
    'Too many wrong codes. Please ask for a new one.',
  )
  const { body } = await call(showUser, { token: sami.token })
  expect(body.session_id).toBe(0)
})

test('an e-mail address is verified by the code of the mail', async ({ page }) => {
  const sami = await newPlayer('sami')
  await enter(page, sami, '/profile')
  await verify(page, sami.email)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { body } = await call(showUser, { token: sami.token })
  expect(body.email_verified_at).not.toBeNull()
})

test('another number is added and verified, and is paid only from a day later', async ({
  page,
}) => {
  const sami = await newPlayer('sami', 800)
  const { phone } = newNames('other')
  await enter(page, sami, '/profile')
  await page.getByRole('button', { name: 'Add phone number' }).click()
  const popup = page.getByRole('dialog', { name: 'Add phone number' })
  await popup.getByLabel('Phone number').fill(phone)
  await popup.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(popup).toHaveCount(0)
  await verify(page, phone)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^Withdrawals to it from .* \(GMT\+6\)$/)).toBeVisible()
  await open(page, '/withdrawal')
  await card(page, 'bKash').click()
  await page.getByLabel('Amount').fill('800')
  await page.getByLabel('Account number').fill(phone)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText(/it was added a short while ago/).first()).toBeVisible()
  expect(await balanceOf(sami)).toBe('800.00')
  await open(page, '/withdrawal')
  await withdraw(page, sami, '800')
  expect(await balanceOf(sami)).toBe('0.00')
})

test('who is under age is refused, and a birthday that is saved stays', async ({ page }) => {
  const sami = await newcomer('sami')
  await enter(page, sami, '/profile')
  await page.getByLabel('Birthday').fill('2020-05-17')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('You must be 18 or older.')
  await page.getByLabel('Birthday').fill('1990-05-17')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('1990-05-17', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('1990-05-17', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Birthday')).toHaveCount(0)
})

test('a changed password ends the session; the old one is refused, the new one lets in', async ({
  page,
}) => {
  const sami = await newPlayer('sami')
  await enter(page, sami, '/reset-password')
  await page.getByLabel('Current password').fill(sami.password)
  await page.getByLabel('New password', { exact: true }).fill('Kestrel47moss')
  await page.getByLabel('Confirm new password').fill('Kestrel47moss')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, sami.username, sami.password)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Invalid username or password.',
  )
  await logIn(page, sami.username, 'Kestrel47moss')
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'username')).toBe(sami.username)
})

test('a forgotten password is replaced with the code of an SMS', async ({ page }) => {
  const sami = await newPlayer('sami')
  const sentAfter = Date.now()
  await open(page, '/forgot-password')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await page.getByLabel('Phone number').fill(sami.phone)
  await page.getByLabel('Username').fill(sami.username)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.getByLabel('OTP').fill(await awaitCode(messages, sami.phone, sentAfter))
  await page.getByLabel('New password', { exact: true }).fill('Kestrel47moss')
  await page.getByLabel('Confirm new password').fill('Kestrel47moss')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, sami.username, 'Kestrel47moss')
  await expect(page).toHaveURL('/')
})

test('the log-in on an eleventh device ends the first', async ({ page }) => {
  const sami = await newPlayer('sami')
  await enter(page, sami, '/profile')
  await expect(page.getByText(sami.phone)).toBeVisible()
  const logInElsewhere = () =>
    call(login, { body: { username: sami.username, password: sami.password } })
  for (let devices = 1; devices < 10; devices += 1) await logInElsewhere()
  await page.reload()
  await expect(page.getByText(sami.phone)).toBeVisible()
  await logInElsewhere()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'token')).toBeNull()
})

test('a taken name is said at its field, and another one goes in', async ({ page }) => {
  const sami = await newPlayer('sami')
  const names = newNames('samira')
  await open(page, '/signup')
  const fields = {
    Username: sami.username,
    Password: PASSWORD,
    'Confirm password': PASSWORD,
    'Full name': 'Samira Khan',
    'Phone number': names.phone,
    Email: names.email,
  }
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' })
  await submit.click()
  await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Username').fill(names.username)
  await submit.click()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'username')).toBe(names.username)
})
