import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'

// The house itself answers /captcha; what asks for one is answered here.
test.use({ serviceWorkers: 'block' })

const session = { token: 'T1', remote_id: 'R1', username: 'bob', exchange: [], message: 'ok' }
const created = { message: 'ok', errors: {}, exchange: [] }
const sent = { success: true, message: 'OTP sent successfully.' }

const good = {
  Username: 'alice2026',
  Password: 'abcd1234',
  'Confirm password': 'abcd1234',
  'Full name': 'Alice Rahman',
  'Phone number': '01712345678',
  Email: 'alice@example.test',
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Are you a person?' })
const pictureOf = (page: Page) => sheetOf(page).getByRole('img')

/** The answers that calls to a path carry, as they are made. */
function answersTo(page: Page, path: string): (string | undefined)[] {
  const answers: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(path)) answers.push(request.headers()['x-captcha-answer'])
  })
  return answers
}

async function pictureShown(page: Page): Promise<string> {
  await expect(pictureOf(page)).toHaveJSProperty('naturalWidth', 200)
  return (await pictureOf(page).getAttribute('src')) ?? ''
}

test('[SIL-047] a sign-up past the limit asks for a picture, again after a wrong answer, or for a sum', async ({
  page,
}) => {
  const needed = refused('CAPTCHA_NEEDED')
  const createPlayer = inTurn(needed, refused('CAPTCHA_WRONG'), created)
  const calls = await stubGuestSite(page, { createPlayer, login: session })
  const answers = answersTo(page, '/api/v1/create-players')
  await openQuickly(page, '/signup')
  for (const [label, value] of Object.entries(good))
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()

  const sheet = sheetOf(page)
  const first = await pictureShown(page)
  await sheet.getByRole('button', { name: 'Another picture' }).click()
  await expect(pictureOf(page)).not.toHaveAttribute('src', first)
  const field = sheet.getByLabel('Digits in the picture')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expect(field).toHaveAttribute('autocomplete', 'off')
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByText('Please type your answer.')).toBeVisible()
  const second = await pictureShown(page)
  await field.fill('৪৭১১')
  await sheet.getByRole('button', { name: 'Continue' }).click()

  await expect(sheet.getByText('That was not right')).toBeVisible()
  await expect(pictureOf(page)).not.toHaveAttribute('src', second)
  await sheet.getByRole('button', { name: 'Ask me a sum' }).click()
  await expect(sheet.getByText(/^How much is \w+ plus \w+\?$/)).toBeVisible()
  await sheet.getByLabel('Result of the sum').fill('12')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/')
  expect(answers).toEqual([undefined, '4711', '12'])
  const bodies = callsOf(calls, 'createPlayer').map(({ body }) => body)
  expect(bodies).toEqual([bodies[0], bodies[0], bodies[0]])
})

test('[SIL-047] who closes the sheet reads why, and may press again', async ({ page }) => {
  const forgotPassword = inTurn(refused('CAPTCHA_NEEDED'), refused('CAPTCHA_NEEDED'), sent)
  await stubGuestSite(page, { forgotPassword })
  await openQuickly(page, '/forgot-password')
  await page.getByLabel('Email', { exact: true }).fill(good.Email)
  await page.getByLabel('Username', { exact: true }).fill(good.Username)
  const send = page.getByRole('button', { name: 'Send OTP' })
  await send.click()
  await pictureShown(page)
  await sheetOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Many requests have come from your network.')).toBeVisible()
  await send.click()
  await pictureShown(page)
  await sheetOf(page).getByLabel('Digits in the picture').fill('4711')
  await sheetOf(page).getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
})

test('[SIL-047] in Bangla the sheet, the sum and the code of the profile', async ({ page }) => {
  const sendVerificationCode = inTurn(refused('CAPTCHA_NEEDED'), sent)
  const showUser = { ...alice, email_verified_at: null }
  await stubSite(page, { showUser, sendVerificationCode })
  await store(page, { language: 'bn' })
  const answers = answersTo(page, '/api/send-verification-code')
  await openQuickly(page, '/profile')
  await page.getByRole('button', { name: 'যাচাই করুন' }).click()
  await page.getByRole('button', { name: 'কোড পাঠান' }).click()
  const sheet = page.getByRole('dialog', { name: 'আপনি কি মানুষ?' })
  await sheet.getByRole('button', { name: 'যোগ করতে দিন' }).click()
  await expect(sheet.getByText('যোগ করলে কত হয়?')).toBeVisible()
  await sheet.getByLabel('যোগফল').fill('১২')
  await sheet.getByRole('button', { name: 'এগিয়ে যান' }).click()
  await expect(sheet).toBeHidden()
  expect(answers).toEqual([undefined, '12'])
  await expect(page.getByRole('dialog')).toBeVisible()
})
