import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { store, stored } from '../stub/stored.ts'
import { broken, gate, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { funds } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const session = { token: 'T1', remote_id: 'R1', username: 'bob', exchange: [], message: 'ok' }

async function submitLogin(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Everything that local storage holds. */
const storage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

test('[AUTH-01, AUTH-02, AUTH-03, AUTH-04] log-in has its two fields, the toggle and two links', async ({
  page,
}) => {
  await stubGuestSite(page)
  await openQuickly(page, '/login')
  await expect(page.getByLabel('Username')).toBeVisible()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/signup')
  await page.goBack()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('[AUTH-05, AUTH-06, AUTH-08, AUTH-09, AUTH-10] each field says its first failing rule', async ({
  page,
}) => {
  const calls = await stubGuestSite(page)
  await openQuickly(page, '/login')
  const cases = [
    { name: '', password: '', texts: ['Username is required', 'Password is required'] },
    {
      name: 'ab_c',
      password: '',
      texts: ['Invalid username (only letters and numbers)', 'Password is required'],
    },
    { name: 'abc', password: '', texts: ['Password is required'] },
    { name: 'abc', password: 'abc1234', texts: ['Password must be at least 8 characters'] },
    {
      name: '',
      password: 'abc1234',
      texts: ['Username is required', 'Password must be at least 8 characters'],
    },
  ]
  for (const { name, password, texts } of cases) {
    await submitLogin(page, name, password)
    await expect(page.getByRole('alert')).toHaveText(texts)
  }
  expect(callsOf(calls, 'login')).toEqual([])
})

test('[AUTH-07, AUTH-11, AUTH-13, AUTH-14, AUTH-16, AUTH-17, AUTH-18, API-18, ENT-02] a log-in after a guard is stored and leads home', async ({
  page,
}) => {
  const { opened, open } = gate()
  const calls = await stubGuestSite(page, {
    login: () => opened.then(() => ({ ...session, exchange: [{ token: 'X1' }] })),
  })
  await openQuickly(page, '/vip')
  await expect(page).toHaveURL('/login')
  await submitLogin(page, 'abc', 'abcd1234')
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()
  open()
  await expect(page).toHaveURL('/')
  const asked = callsOf(calls, 'login').map(({ method, body }) => ({ method, body }))
  expect(asked).toEqual([{ method: 'POST', body: { username: 'abc', password: 'abcd1234' } }])
  expect(callsOf(calls, 'login')[0]?.authorization).toBeUndefined()
  const kept = { token: 'T1', remote_id: 'R1', username: 'bob', exchangeToken: 'X1' }
  for (const [key, value] of Object.entries({ ...kept, popup: '1', regPopup: '0' })) {
    expect([key, await stored(page, key)]).toEqual([key, value])
  }
})

test('[AUTH-15] a log-in without an exchange token removes the stored one', async ({ page }) => {
  await store(page, { exchangeToken: 'old', regPopup: '1' })
  await stubGuestSite(page, { login: session })
  await openQuickly(page, '/login')
  await submitLogin(page, 'alice', 'abcd1234')
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'exchangeToken')).toBeNull()
  expect(await stored(page, 'regPopup')).toBe('0')
})

test('[AUTH-12, AUTH-19, AUTH-20, AUTH-21] a failed log-in says why and can be tried again', async ({
  page,
}) => {
  await stubGuestSite(page, {
    login: inTurn(
      refused('INVALID_CREDENTIALS', { message: 'The gate is closed' }),
      wordless(401),
      broken,
    ),
  })
  await openQuickly(page, '/login')
  const texts = [
    'The gate is closed',
    'Invalid credentials',
    'Network error, please try again later.',
  ]
  for (const text of texts) {
    await submitLogin(page, 'alice', 'abcd1234')
    await expect(page.getByRole('alert')).toHaveText(text)
    await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled()
  }
  expect(await stored(page, 'token')).toBeNull()
})

test('[AUTH-84, AUTH-85, AUTH-86] logging out forgets six keys, keeps eight and goes home', async ({
  page,
}) => {
  const forgotten = { exchangeToken: 'X', agent_code: 'A', balance: '1.00' }
  const kept = { referral_code: 'R', affiliate_code: 'F', popup: '0', regPopup: '0' }
  const contacts = { whatsapp: '8801711000000', liveChat: 'lc-7', intercom: 'ic-7', tawkId: 'tw/7' }
  await store(page, { ...forgotten, ...kept })
  await stubSite(page, { logout: { message: 'ok' } })
  await openQuickly(page, '/account')
  await expect.poll(() => stored(page, 'tawkId')).toBe(contacts.tawkId)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storage(page)).toEqual({ ...kept, ...contacts })
})

test('[AUTH-87] a 401 of the balance call empties the storage and leads home', async ({ page }) => {
  await store(page, { referral_code: 'R', popup: '0' })
  await stubSite(page, { balance: wordless(401) })
  await openQuickly(page, '/profile')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await storage(page)).toEqual({})
})

test('[AUTH-87] whoever is logged out in the middle of something reads so in their own language', async ({
  page,
}) => {
  await store(page, { language: 'bn' })
  await stubSite(page, { balance: wordless(401) })
  await openQuickly(page, '/profile')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('আপনার অ্যাকাউন্ট থেকে লগআউট হয়ে গেছে।')).toBeVisible()
})

test('[AUTH-87] [SIL-119] a 401 takes the language from the storage and not from the player, who logs in and keeps it', async ({
  page,
}) => {
  await store(page, { language: 'bn' })
  await stubSite(page, { balance: inTurn(wordless(401), funds('1.00')), login: session })
  await openQuickly(page, '/profile')
  await expect(page).toHaveURL('/')
  expect(await storage(page)).toEqual({})
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await page.getByRole('link', { name: 'লগইন' }).click()
  await page.getByLabel('ইউজারনেম').fill('alice')
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('abcd1234')
  await page.getByRole('button', { name: 'লগইন করুন' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => stored(page, 'language')).toBe('bn')
})

test('[I18N-01] every language control offers English and Bangla', async ({ page }) => {
  await stubGuestSite(page, { getGames: { games: [] }, getSystem: { systems: [], message: 'ok' } })
  await openQuickly(page, '/')
  const controls = page.getByRole('combobox', { name: 'Language' })
  const shownOn = {
    '/': 2,
    '/login': 1,
    '/signup': 1,
    '/forgot-password': 2,
    '/games?type=slot': 1,
  }
  for (const [path, count] of Object.entries(shownOn)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(controls).toHaveCount(count)
    for (const control of await controls.all()) {
      await expect(control.getByRole('option')).toHaveText([/English/, /Bangla/])
    }
  }
})

test('[I18N-02] a refusal that was there before its text is read in Bangla once the text arrives', async ({
  page,
}) => {
  await store(page, { language: 'bn' })
  const { opened, open } = gate()
  await page.route('**/assets/errors-*.js', async (route) => {
    await opened
    await route.continue()
  })
  await stubGuestSite(page, { login: refused('INVALID_CREDENTIALS', { message: 'Invalid' }) })
  await openQuickly(page, '/login')
  await page.getByLabel('ইউজারনেম').fill('alice')
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('abcd1234')
  await page.getByRole('button', { name: 'লগইন করুন' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid')
  open()
  await expect(page.getByRole('alert')).toHaveText('ইউজারনেম বা পাসওয়ার্ড ঠিক নয়।')
})

test('[I18N-02] Bangla reaches the labels, the checks, the refusals and the network', async ({
  page,
}) => {
  await stubGuestSite(page, {
    login: inTurn(refused('INVALID_CREDENTIALS', { message: 'Invalid' }), wordless(401), broken),
  })
  await openQuickly(page, '/login')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('bn')
  const submit = page.getByRole('button', { name: 'লগইন করুন' })
  await submit.click()
  await expect(page.getByRole('alert')).toHaveText(['ইউজারনেম লিখুন', 'পাসওয়ার্ড লিখুন'])
  await page.getByLabel('ইউজারনেম').fill('alice')
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill('abcd1234')
  const texts = [
    'ইউজারনেম বা পাসওয়ার্ড ঠিক নয়।',
    'ইউজারনেম বা পাসওয়ার্ড মিলছে না',
    'ইন্টারনেট সংযোগে সমস্যা, একটু পরে আবার চেষ্টা করুন।',
  ]
  for (const text of texts) {
    await submit.click()
    await expect(page.getByRole('alert')).toHaveText(text)
  }
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(submit).toBeVisible()
})
