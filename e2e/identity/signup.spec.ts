import { expect, test } from '../front/test.ts'
import type { Locator, Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { store, stored } from '../stub/stored.ts'
import { broken, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { generalSettings } from '../stub/records.ts'
import { stubGuestSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const session = { token: 'T1', remote_id: 'R1', username: 'bob', exchange: [], message: 'ok' }
const created = { message: 'ok', errors: {}, exchange: [{ token: 'not this one' }] }

const good = {
  Username: 'alice2026',
  Password: 'abcd1234',
  'Confirm password': 'abcd1234',
  'Full name': 'Alice Rahman',
  'Phone number': '01712345678',
  Email: 'alice@example.test',
}

type Label = keyof typeof good | 'Referral code'

const field = (page: Page, label: Label): Locator => page.getByLabel(label, { exact: true })

async function submit(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
}

async function submitGood(page: Page) {
  for (const [label, value] of Object.entries(good)) await field(page, label as Label).fill(value)
  await submit(page)
}

test('[AUTH-22, AUTH-23, AUTH-24, AUTH-25, AUTH-26, AUTH-40] the form and its fixed texts', async ({
  page,
}) => {
  await stubGuestSite(page)
  await openQuickly(page, '/signup')
  for (const label of [...Object.keys(good), 'Referral code'] as Label[]) {
    await expect(field(page, label)).toBeEditable()
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Sign up' })).toBeVisible()
  await expect(main.locator('input[name=agent_code]')).toBeHidden()
  await expect(main.locator('input[name=agent_code]')).toHaveCount(1)
  const currency = page.getByLabel('Currency')
  await expect(currency.getByRole('option')).toHaveText([/^BDT/, /^INR/, /^PKR/])
  await expect(currency).toHaveValue('BDT')
  const phone = main.locator('div').filter({ has: page.locator('> input[name=phone]') })
  await expect(phone.getByText('+88', { exact: true })).toBeVisible()
  await expect(
    page.getByText("I'm 18 years old, and agree to terms and conditions", { exact: true }),
  ).toBeVisible()
  await expect(field(page, 'Password')).toHaveAttribute('placeholder', /8-20/)
  await currency.selectOption('INR')
  await expect(phone.getByText('+91', { exact: true })).toBeVisible()
})

test('only currencies that the house takes are offered', async ({ page }) => {
  const calls = await stubGuestSite(page, {
    getGeneral: generalSettings({ currencies: ['PKR'] }),
    createPlayer: created,
    login: session,
  })
  await openQuickly(page, '/signup')
  await expect(page.getByLabel('Currency').getByRole('option')).toHaveText([/^PKR/])
  await submitGood(page)
  await expect(page).toHaveURL('/')
  expect(callsOf(calls, 'createPlayer')[0]?.body).toMatchObject({ currency: 'PKR' })
})

test('[AUTH-27, AUTH-28, AUTH-29, API-19, ENT-01] the codes of a link are carried into the payload', async ({
  page,
}) => {
  await store(page, { agent_code: 'A1', affiliate_code: 'F1' })
  const calls = await stubGuestSite(page, {
    createPlayer: created,
    login: session,
  })
  await openQuickly(page, '/referral_code?referral_code=R1')
  await expect(page).toHaveURL('/signup')
  await expect(field(page, 'Referral code')).toHaveValue('R1')
  await page.getByLabel('Currency').selectOption('INR')
  const asked = page.waitForRequest('**/api/v1/create-players')
  await submitGood(page)
  const headers = await (await asked).allHeaders()
  expect(headers['origin']).toBe(new URL(page.url()).origin)
  await expect(page).toHaveURL('/')
  const [call] = callsOf(calls, 'createPlayer')
  expect(call?.method).toBe('POST')
  expect(call?.authorization).toBeUndefined()
  expect(call?.body).toEqual({
    username: good.Username,
    password: good.Password,
    confirmPassword: good.Password,
    name: good['Full name'],
    phone: good['Phone number'],
    email: good.Email,
    referral_code: 'R1',
    agent_code: 'A1',
    affiliate_code: 'F1',
    currency: 'INR',
    status: 'active',
    terms_version: 1,
    privacy_version: 1,
  })
})

test('[AUTH-30, AUTH-33, AUTH-35, AUTH-37, AUTH-41, AUTH-43] an empty form says what is required; one mended field leaves the others', async ({
  page,
}) => {
  const calls = await stubGuestSite(page)
  await openQuickly(page, '/signup')
  await submit(page)
  const required: [Label, string][] = [
    ['Username', 'Username is required'],
    ['Email', 'Email is required'],
    ['Phone number', 'Phone number is required'],
    ['Password', 'Password is required'],
    ['Confirm password', 'Confirm Password is required'],
  ]
  for (const [at, [label]] of required.entries()) {
    for (const [name, text] of required.slice(at)) {
      await expect(field(page, name)).toHaveAccessibleDescription(text)
    }
    await field(page, label).fill(good[label as keyof typeof good])
    await expect(field(page, label)).not.toHaveAttribute('aria-invalid')
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(callsOf(calls, 'createPlayer')).toEqual([])
})

const length = 'Username must be between 8 and 16 characters'
const onlyLetters = 'Invalid username (only letters and numbers)'
const digits = 'Invalid phone number (10-15 digits)'
const plain = 'Password can only contain letters and numbers (no special characters)'

/** What each field says to a value; null for one that passes. */
const rules: { rows: string; label: Label; values: Record<string, string | null> }[] = [
  {
    rows: 'AUTH-31, AUTH-32, AUTH-43',
    label: 'Username',
    values: {
      user_name1: onlyLetters,
      a_b: onlyLetters,
      abcd123: length,
      abcdefgh123456789: length,
      abcd1234: null,
      abcdefgh12345678: null,
    },
  },
  {
    rows: 'AUTH-34',
    label: 'Email',
    values: { 'abc@': 'Invalid email address', 'a@b.co': null },
  },
  {
    rows: 'AUTH-36',
    label: 'Phone number',
    values: {
      '017123456': digits,
      '0171234567890123': digits,
      '01712x45678': digits,
      '0171234567': null,
      '017123456789012': null,
    },
  },
  {
    rows: 'AUTH-38, AUTH-39',
    label: 'Password',
    values: {
      abc1234: 'Password must be at least 8 characters',
      'abc1234!': plain,
      'a!': plain,
      abc12345: null,
    },
  },
  {
    rows: 'AUTH-42',
    label: 'Confirm password',
    values: { abcd1235: 'Passwords do not match', abcd1234: null },
  },
]

test(`[${rules.map(({ rows }) => rows).join(', ')}] each field answers to its value`, async ({
  page,
}) => {
  const calls = await stubGuestSite(page)
  await openQuickly(page, '/signup')
  await submit(page)
  await field(page, 'Password').fill('abcd1234')
  for (const { label, values } of rules) {
    const input = field(page, label)
    for (const [value, text] of Object.entries(values)) {
      await input.fill(value)
      if (text === null) await expect(input).not.toHaveAttribute('aria-invalid')
      else await expect(input).toHaveAccessibleDescription(text)
    }
    if (label === 'Password') await input.fill('abcd1234')
  }
  await field(page, 'Username').fill('abc')
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(length)
  expect(callsOf(calls, 'createPlayer')).toEqual([])
})

test('[AUTH-44, AUTH-45, AUTH-46] a sign-up logs in with the same name and goes home', async ({
  page,
}) => {
  const calls = await stubGuestSite(page, {
    createPlayer: created,
    login: session,
  })
  await openQuickly(page, '/signup')
  await submitGood(page)
  await expect(page).toHaveURL('/')
  const names = calls.map(({ path }) => path)
  expect(names.indexOf('/api/login')).toBeGreaterThan(names.indexOf('/api/v1/create-players'))
  const { Username: username, Password: password } = good
  expect(callsOf(calls, 'login').map(({ body }) => body)).toEqual([{ username, password }])
  for (const [key, value] of Object.entries({ token: 'T1', regPopup: '1', popup: '1' })) {
    expect([key, await stored(page, key)]).toEqual([key, value])
  }
  expect(await stored(page, 'exchangeToken')).toBeNull()
})

test('[AUTH-47, AUTH-48, AUTH-49, AUTH-51] a refused sign-up says why', async ({ page }) => {
  const errors = { email: ['This one is taken'] }
  await stubGuestSite(page, {
    createPlayer: inTurn(
      refused('EMAIL_TAKEN', { message: 'See the field', errors }),
      refused('COUNTRY_NOT_SERVED', { message: 'No seat left' }),
      wordless(500),
      broken,
      refused('VALIDATION_FAILED', {
        message: 'Not from here',
        errors: { agent_code: ['Unknown'] },
      }),
    ),
  })
  await openQuickly(page, '/signup')
  await submitGood(page)
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This one is taken')
  await expect(page.getByRole('alert')).toHaveCount(1)
  const texts = [
    'No seat left',
    'Submission failed',
    'Network error, please try again',
    'Not from here',
  ]
  for (const text of texts) {
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(text)
  }
})

test('[AUTH-49] a field that the server refuses is where its player finds themself, after a captcha as well', async ({
  page,
}) => {
  const errors = { username: ['This one is taken'] }
  const taken = refused('USERNAME_TAKEN', { message: 'See the field', errors })
  await stubGuestSite(page, { createPlayer: inTurn(taken, refused('CAPTCHA_NEEDED'), taken) })
  await openQuickly(page, '/signup')
  await submitGood(page)
  await expect(field(page, 'Username')).toBeFocused()
  await expect(field(page, 'Username')).toBeInViewport()

  await submit(page)
  await page.getByLabel('Digits in the picture').fill('4711')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(field(page, 'Username')).toBeFocused()
})

test('[AUTH-50] a failing log-in after the sign-up says its own message', async ({ page }) => {
  await stubGuestSite(page, {
    createPlayer: created,
    login: refused('INVALID_CREDENTIALS', { message: 'Not today' }),
  })
  await openQuickly(page, '/signup')
  await submitGood(page)
  await expect(page.getByRole('alert')).toHaveText('Not today')
  expect(await stored(page, 'token')).toBeNull()
})
