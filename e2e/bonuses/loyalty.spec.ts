import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { hearAnswers, openQuickly, stopClock, tickUntil } from '../steps/quick-clock.ts'
import { store, stored } from '../stub/stored.ts'
import { broken, inTurn, refused, wordless } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const alert = (page: Page) => page.getByRole('alert')

test.describe('password', () => {
  const form = 'New Password must contain at least one number, one letter, and 8 characters long.'
  const done = 'Password changed successfully. Please login with your new password.'

  async function fill(page: Page, current: string, next: string, confirm: string) {
    await page.getByLabel('Current password').fill(current)
    await page.getByLabel('New password', { exact: true }).fill(next)
    await page.getByLabel('Confirm new password').fill(confirm)
  }

  async function change(page: Page, ...typed: [string, string, string]) {
    await fill(page, ...typed)
    await page.getByRole('button', { name: 'Change password' }).click()
  }

  test('[PWD-01, PWD-02, PWD-03, PWD-04, PWD-05, PWD-06] three fields, their hint and their checks', async ({
    page,
  }) => {
    const calls = await stubSite(page)
    await openQuickly(page, '/reset-password')
    await expect(page.getByRole('main').locator('input[type=password]')).toHaveCount(3)
    await expect(page.getByRole('main')).toContainText(
      '6 to 20 characters with upper case, lower case, a digit and a special character',
    )
    const cases: [string, string, string, string][] = [
      ['', '', '', 'Please enter your current password.'],
      ['old', '', '', form],
      ['old', 'abcdefgh', '', form],
      ['old', '12345678', '', form],
      ['old', 'abc1234', '', form],
      ['old', 'abcd1234!', 'x', form],
      ['old', 'abcd1234', '', 'Please confirm your new password.'],
      ['old', 'abcd1234', 'abcd1235', 'Passwords do not match.'],
    ]
    for (const [current, next, confirm, text] of cases) {
      await change(page, current, next, confirm)
      await expect(alert(page)).toHaveText(text)
    }
    expect(callsOf(calls, 'changePassword')).toEqual([])
  })

  test('[PWD-07, PWD-08, SIL-097, API-42] a changed password ends the session after 1.5 s', async ({
    page,
  }) => {
    const calls = await stubSite(page, { changePassword: { success: true, message: 'ok' } })
    await openQuickly(page, '/reset-password')
    await fill(page, 'old', 'abcd1234', 'abcd1234')
    await stopClock(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await tickUntil(page, page.getByText(done, { exact: true }))
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/reset-password')
    expect(await stored(page, 'token')).not.toBeNull()
    await page.clock.runFor(1000)
    await expect(page).toHaveURL('/login')
    expect(await stored(page, 'token')).toBeNull()
    const [call] = callsOf(calls, 'changePassword')
    expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
    expect(call?.body).toEqual({
      old_password: 'old',
      new_password: 'abcd1234',
      new_password_confirmation: 'abcd1234',
    })
  })

  test('[PWD-09, PWD-10] a change that failed says so, with the reason if there is one', async ({
    page,
  }) => {
    await stubSite(page, {
      changePassword: inTurn(
        wordless(400),
        refused('PASSWORD_WRONG', { message: 'The current password is wrong.' }),
        broken,
      ),
    })
    await openQuickly(page, '/reset-password')
    const failed = 'Failed to change password. Please try again.'
    await change(page, 'old', 'abcd1234', 'abcd1234')
    await expect(alert(page)).toHaveText(failed)
    await change(page, 'old', 'abcd1234', 'abcd1234')
    await expect(alert(page).getByText(failed, { exact: true })).toBeVisible()
    await expect(alert(page)).toContainText('The current password is wrong.')
    await change(page, 'old', 'abcd1234', 'abcd1234')
    await expect(alert(page)).toHaveText(
      'An error occurred while changing the password. Please try again.',
    )
  })
})

test.describe('points', () => {
  const few = 'Not enough points. Points must follow minimum VP required to convert.'
  const press = (page: Page) => page.getByRole('button', { name: 'Convert', exact: true }).click()
  const points = (vip_coin: string) => ({ showUser: { ...alice, vip_coin } })

  test('[VIP-01, VIP-02, VIP-03, VIP-05, VIP-08, API-43] points are shown and converted', async ({
    page,
  }) => {
    const calls = await stubSite(page, {
      ...points('40'),
      convertVipcoin: { success: true, message: 'Forty it is' },
    })
    await openQuickly(page, '/vip')
    await expect(page.getByText('Expert III', { exact: true })).toBeVisible()
    await expect(page.getByText('40', { exact: true })).toBeVisible()
    const field = page.getByLabel('Points to convert')
    await expect(field).toHaveValue('40')
    await field.fill('10')
    await press(page)
    await expect(page.getByText('Forty it is', { exact: true })).toBeVisible()
    const [call] = callsOf(calls, 'convertVipcoin')
    expect(call).toMatchObject({ method: 'GET', authorization: 'Bearer token-of-alice' })
    expect(call?.query).toEqual({ remote_id: 'r-alice', vip_coin: '10' })
  })

  test('[VIP-01] [SIL-119] in Bangla points are counted in its digits, and their worth is money', async ({
    page,
  }) => {
    await stubSite(page, points('1240'))
    await store(page, { language: 'bn' })
    await openQuickly(page, '/vip')
    await expect(page.getByText('১,২৪০', { exact: true })).toBeVisible()
    await expect(page.getByText('১ VP = ৳ 1.00', { exact: true })).toBeVisible()
  })

  test('[SIL-052] the level that is reached stands first, with the way to the next and all others', async ({
    page,
  }) => {
    const level = (name: string, from: number, earns: string) => ({
      name,
      name_bn: `${name} bn`,
      from,
      earns,
    })
    const levels = [level('Normal', 0, '100'), level('Expert III', 2000, '150')]
    const standing = { reached: 0, earned: '1500', missing: '500' }
    await stubSite(page, {
      ...points('40'),
      showVip: { levels, ...standing, weights: [{ play: 'table', percent: '50' }] },
    })
    await openQuickly(page, '/vip')
    const bar = page.getByRole('progressbar', { name: '500 VP to Expert III' })
    await expect(bar).toHaveAttribute('aria-valuenow', '75')
    await expect(page.getByText('On this level it is 100% of that.')).toBeVisible()
    const steps = page.getByRole('list').filter({ hasText: 'from 2,000 VP earned' })
    await expect(steps.getByRole('listitem')).toHaveText([
      /Normal.*Your level.*100% points/,
      /Expert III.*150% points/,
    ])
    await expect(page.getByText('Earned so far: 1,500 VP')).toBeVisible()
    await expect(page.getByText('50% of the stake')).toBeVisible()
    await openQuickly(page, '/profile')
    await expect(page.getByRole('main').getByText('Normal', { exact: true })).toBeVisible()
    await expect(page.getByText('All levels, and how they are reached')).toBeVisible()
  })

  test('[VIP-05, VIP-06, VIP-07, SIL-094] too few points are said inline and asked for in a dialog', async ({
    page,
  }) => {
    const calls = await stubSite(page, {
      ...points('5'),
      convertVipcoin: { success: true, message: 'ok' },
    })
    await openQuickly(page, '/vip')
    await expect(page.getByText(few, { exact: true })).toBeVisible()
    await press(page)
    await expect(page.getByRole('dialog', { name: 'Minimum VP Required: 10' })).toBeVisible()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByLabel('Points to convert').fill('6000')
    await expect(page.getByText(few, { exact: true })).toBeVisible()
    await press(page)
    await page.getByLabel('Points to convert').fill('9')
    await press(page)
    await expect(page.getByRole('dialog', { name: 'Minimum VP Required: 10' })).toBeVisible()
    expect(callsOf(calls, 'convertVipcoin')).toEqual([])
  })

  test('[VIP-06] who has no points yet is told what it takes, and not that they lack it', async ({
    page,
  }) => {
    await stubSite(page, points('0'))
    await openQuickly(page, '/vip')
    await expect(page.getByText('Minimum VP Required: 10', { exact: true })).toBeVisible()
    await expect(page.getByText(few)).toHaveCount(0)
    await page.getByLabel('Points to convert').fill('7')
    await expect(page.getByText(few, { exact: true })).toBeVisible()
  })

  test('[VIP-09, VIP-10] a conversion that failed says why', async ({ page }) => {
    await stubSite(page, {
      ...points('40'),
      convertVipcoin: inTurn(
        refused('POINTS_TOO_FEW', { message: 'Too late today' }),
        wordless(400),
        broken,
      ),
    })
    await openQuickly(page, '/vip')
    const texts = [
      'Too late today',
      'An error occurred',
      'An error occurred while converting coins',
    ]
    for (const text of texts) {
      await press(page)
      await expect(alert(page)).toHaveText(text)
    }
  })

  test('[API-08, VIP-04] the record is asked every second while the screen is open', async ({
    page,
  }) => {
    const calls = await stubSite(page, points('40'))
    await openQuickly(page, '/vip')
    await expect(page.getByRole('button', { name: 'Convert', exact: true })).toBeVisible()
    await stopClock(page)
    const asked = () => callsOf(calls, 'showUser')
    for (let second = 0; second < 5; second += 1) {
      await hearAnswers(page)
      const before = asked().length
      await page.clock.runFor(900)
      expect(asked()).toHaveLength(before)
      await page.clock.runFor(110)
      await expect.poll(() => asked().length).toBe(before + 1)
    }
    expect(asked()[0]).toMatchObject({
      method: 'GET',
      query: { remote_id: 'r-alice' },
      authorization: 'Bearer token-of-alice',
    })
    await page.clock.resume()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
    const left = asked().length
    for (let second = 0; second < 3; second += 1) {
      await page.clock.runFor(1000)
      await hearAnswers(page)
    }
    expect(asked()).toHaveLength(left)
  })
})
