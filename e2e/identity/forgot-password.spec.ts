import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly, stopClock, tickUntil } from '../steps/quick-clock.ts'
import { broken, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { stubGuestSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const form = 'New Password must contain at least one number, one letter, and 8 characters long.'
const done = 'Password changed successfully. Please login with your new password.'

const alert = (page: Page) => page.getByRole('alert')
const send = (page: Page) => page.getByRole('button', { name: 'Send OTP' }).click()
const change = (page: Page) => page.getByRole('button', { name: 'Change password' }).click()

async function sendByEmail(page: Page) {
  await page.getByLabel('Email').fill('alice@example.test')
  await page.getByLabel('Username').fill('alice')
  await send(page)
}

async function fillReset(page: Page, otp: string, password: string, confirm: string) {
  await page.getByLabel('OTP').fill(otp)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password').fill(confirm)
}

test('[AUTH-64, AUTH-66, AUTH-67, AUTH-68, AUTH-69, AUTH-70] two ways, the address asked for before the name', async ({
  page,
}) => {
  const calls = await stubGuestSite(page)
  await openQuickly(page, '/forgot-password')
  await expect(page.getByRole('tab')).toHaveText(['Email', 'SMS'])
  await send(page)
  await expect(alert(page)).toHaveText('Please enter your email address.')
  await page.getByLabel('Email').fill('alice@example.test')
  await send(page)
  await expect(alert(page)).toHaveText('Please enter your username.')
  await page.getByRole('tab', { name: 'SMS' }).click()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByLabel('Country code').getByRole('option')).toHaveText([
    '+880 (BD)',
    '+91 (IN)',
    '+92 (PK)',
  ])
  await send(page)
  await expect(alert(page)).toHaveText('Please enter your phone number.')
  await page.getByLabel('Phone number').fill('01712345678')
  await send(page)
  await expect(alert(page)).toHaveText('Please enter your username.')
  expect(callsOf(calls, 'forgotPassword')).toEqual([])
})

const ways = [
  {
    tab: 'Email',
    channel: 'email',
    fields: { Email: 'alice@example.test' },
    body: { type: 'email', email: 'alice@example.test', username: 'alice' },
  },
  {
    tab: 'SMS',
    channel: 'sms',
    fields: { 'Phone number': '01712345678' },
    body: { type: 'sms', phone: '+8801712345678', username: 'alice' },
  },
]

for (const { tab, channel, fields, body } of ways) {
  test(`[AUTH-65, AUTH-71, AUTH-75, API-30] a code by ${tab} opens the second step`, async ({
    page,
  }) => {
    const calls = await stubGuestSite(page, { forgotPassword: { success: true, message: 'ok' } })
    await openQuickly(page, '/forgot-password')
    await page.getByRole('tab', { name: tab }).click()
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
    await page.getByLabel('Username').fill('alice')
    await send(page)
    await expect(page.getByRole('status')).toHaveText(
      `OTP sent successfully. Please check your ${channel}.`,
    )
    await expect(page).toHaveURL('/forgot-password')
    await expect(page.getByLabel('OTP')).toHaveAttribute('placeholder', '6 digits')
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Confirm new password')).toBeVisible()
    const [call] = callsOf(calls, 'forgotPassword')
    expect(call).toMatchObject({ method: 'POST', body, contentType: 'application/json' })
    expect(call?.body).toEqual(body)
    expect(call?.authorization).toBeUndefined()
  })
}

test('[AUTH-72, AUTH-73] a code that was not sent says why', async ({ page }) => {
  await stubGuestSite(page, {
    forgotPassword: inTurn(
      refused('CODE_RESEND_WAIT', { message: 'Wait a minute' }),
      wordless(400),
      broken,
    ),
  })
  await openQuickly(page, '/forgot-password')
  const texts = [
    'Wait a minute',
    'Failed to send OTP. Please try again.',
    'An error occurred while sending the OTP. Please try again.',
  ]
  for (const text of texts) {
    await sendByEmail(page)
    await expect(alert(page)).toHaveText(text)
  }
})

test('[AUTH-74, AUTH-76, AUTH-77, AUTH-78, AUTH-79] the second step checks code, password, confirmation', async ({
  page,
}) => {
  const calls = await stubGuestSite(page, { forgotPassword: { success: true, message: 'ok' } })
  await openQuickly(page, '/forgot-password')
  await sendByEmail(page)
  const cases: [string, string, string, string][] = [
    ['', '', '', 'Please enter the OTP.'],
    ['123', '', '', form],
    ['123', 'abcdefgh', '', form],
    ['123', '12345678', '', form],
    ['123', 'abc1234', '', form],
    ['123', 'abc1234!', 'x', form],
    ['123', 'abcd1234', '', 'Please confirm your new password.'],
    ['123', 'abcd1234', 'abcd1235', 'Passwords do not match.'],
  ]
  for (const [otp, password, confirm, text] of cases) {
    await fillReset(page, otp, password, confirm)
    await change(page)
    await expect(alert(page)).toHaveText(text)
  }
  expect(callsOf(calls, 'resetPassword')).toEqual([])
})

test('[AUTH-80, AUTH-81, API-31] a changed password says so and leads to log-in after 1.5 s', async ({
  page,
}) => {
  const calls = await stubGuestSite(page, {
    forgotPassword: { success: true, message: 'ok' },
    resetPassword: { success: true, message: 'ok' },
  })
  await openQuickly(page, '/forgot-password')
  await sendByEmail(page)
  await fillReset(page, '123456', 'abcd1234', 'abcd1234')
  await stopClock(page)
  await change(page)
  await tickUntil(page, page.getByText(done, { exact: true }))
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/forgot-password')
  await page.clock.runFor(1000)
  await expect(page).toHaveURL('/login')
  const [call] = callsOf(calls, 'resetPassword')
  expect(call?.method).toBe('POST')
  expect(call?.authorization).toBeUndefined()
  expect(call?.body).toEqual({
    otp: '123456',
    password: 'abcd1234',
    password_confirmation: 'abcd1234',
    username: 'alice',
  })
})

test('[AUTH-82, AUTH-83] a change that failed says why', async ({ page }) => {
  await stubGuestSite(page, {
    forgotPassword: { success: true, message: 'ok' },
    resetPassword: inTurn(
      refused('CODE_EXPIRED', { message: 'The code is old' }),
      wordless(400),
      broken,
    ),
  })
  await openQuickly(page, '/forgot-password')
  await sendByEmail(page)
  await fillReset(page, '123456', 'abcd1234', 'abcd1234')
  const texts = [
    'The code is old',
    'Failed to change password. Please try again.',
    'An error occurred while changing the password. Please try again.',
  ]
  for (const text of texts) {
    await change(page)
    await expect(alert(page)).toHaveText(text)
  }
})
