import type { CallName } from '@maidan/contract'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { card, toMakePayment } from '../steps/funds-steps.ts'
import { pressByKey } from '../steps/press/press-by-key.ts'
import { pressTwice } from '../steps/press/press-twice.ts'
import { open } from '../steps/quick-clock.ts'
import { gate, refused } from '../stub/answer.ts'
import type { Answers } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import type { StubCall } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

type Form = {
  name: string
  call: CallName
  /** Refuses the call, so that the form stays. */
  refusal: Answers
  /** The refusal stands in a notice over the form, which has the focus first. */
  hasNotice?: true
  fill: (page: Page, answers: Answers) => Promise<{ calls: StubCall[]; button: Locator }>
}

const forms: Form[] = [
  {
    name: 'log-in',
    call: 'login',
    refusal: { login: refused('INVALID_CREDENTIALS') },
    fill: async (page, answers) => {
      const calls = await stubGuestSite(page, answers)
      await open(page, '/login')
      await page.getByLabel('Username').fill('bob')
      await page.getByLabel('Password', { exact: true }).fill('abcd1234')
      return { calls, button: page.locator('button[type=submit]') }
    },
  },
  {
    name: 'sign-up',
    call: 'createPlayer',
    refusal: { createPlayer: refused('VALIDATION_FAILED', { message: 'The name is taken.' }) },
    fill: async (page, answers) => {
      const calls = await stubGuestSite(page, answers)
      await open(page, '/signup')
      await page.getByLabel('Username').fill('alice2026')
      await page.getByLabel('Password', { exact: true }).fill('abcd1234')
      await page.getByLabel('Confirm password').fill('abcd1234')
      await page.getByLabel('Full name').fill('Alice Rahman')
      await page.getByLabel('Phone number').fill(alice.phone)
      await page.getByLabel('Email').fill('alice@example.test')
      return { calls, button: page.locator('button[type=submit]') }
    },
  },
  {
    name: 'withdrawal',
    hasNotice: true,
    call: 'checkWithdrawal',
    refusal: { checkWithdrawal: refused('WITHDRAWALS_OFF', { error: 'X' }) },
    fill: async (page, answers) => {
      const calls = await stubSite(page, answers)
      await open(page, '/withdrawal')
      await card(page, 'Nagad').click()
      await page.getByLabel('Amount').fill('3000')
      await page.getByLabel('Account number').fill(alice.phone)
      return { calls, button: page.locator('button[type=submit]') }
    },
  },
  {
    name: 'claim of a deposit',
    hasNotice: true,
    call: 'submitDeposit',
    refusal: { submitDeposit: refused('DEPOSIT_PENDING') },
    fill: async (page, answers) => {
      const calls = await toMakePayment(page, answers)
      await page.getByLabel('Transaction ID').fill('8N7A2KXTRX')
      return { calls, button: page.locator('button[type=submit]') }
    },
  },
  {
    name: 'change of the password',
    call: 'changePassword',
    refusal: { changePassword: refused('INTERNAL') },
    fill: async (page, answers) => {
      const calls = await stubSite(page, answers)
      await open(page, '/reset-password')
      await page.getByLabel('Current password').fill('abcd1234')
      await page.getByLabel('New password', { exact: true }).fill('efgh5678')
      await page.getByLabel('Confirm new password').fill('efgh5678')
      return { calls, button: page.locator('button[type=submit]') }
    },
  },
]

for (const { name, call, refusal, fill } of forms)
  test(`two presses of the ${name} are one call, and the button comes back with the answer`, async ({
    page,
  }) => {
    const { calls, button } = await fill(page, refusal)
    const { opened, open: answer } = gate()
    await page.route('**/api/**', async (route) => {
      await opened
      await route.fallback()
    })
    await pressTwice(button)
    await expect(button).toBeDisabled()
    await button.dispatchEvent('click')
    answer()
    await expect(button).toBeEnabled()
    expect(callsOf(calls, call)).toHaveLength(1)
  })

for (const { name, refusal, fill, hasNotice } of forms)
  test(`the focus is on the button of the ${name} again once its answer is there`, async ({
    page,
  }) => {
    const { button } = await fill(page, refusal)
    const { opened, open: answer } = gate()
    await page.route('**/api/**', async (route) => {
      await opened
      await route.fallback()
    })
    await pressByKey(button)
    answer()
    await expect(button).toBeEnabled()
    if (hasNotice === true) {
      await expect(page.getByRole('dialog').getByRole('button').first()).toBeFocused()
      await page.keyboard.press('Escape')
    }
    await expect(button).toBeFocused()
  })

test('who is in and waits for home cannot log in a second time', async ({ page }) => {
  const session = { token: 'T1', remote_id: 'R1', username: 'bob', exchange: [], message: 'ok' }
  const calls = await stubGuestSite(page, { login: session })
  await open(page, '/login')
  await page.route('**/assets/home-*.js', () => undefined)
  await page.getByLabel('Username').fill('bob')
  await page.getByLabel('Password', { exact: true }).fill('abcd1234')
  const button = page.locator('button[type=submit]')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await button.click()
  await expect(page).toHaveURL('/')
  await expect(button).toBeDisabled()
  expect(callsOf(calls, 'login')).toHaveLength(1)
})
