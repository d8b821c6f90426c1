import { expect, test } from '../front/test.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { refused, wordless } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

test('[PROF-22, PROF-23, PROF-24, API-29] a birthday is chosen, saved once and locked', async ({
  page,
}) => {
  let saved: string | null = null
  const calls = await stubSite(page, {
    showUser: () => ({ ...alice, dofb: saved }),
    updateProfile: () => ({ dofb: (saved = '1991-02-03'), message: 'ok' }),
  })
  await openQuickly(page, '/profile')
  const input = page.getByLabel('Birthday')
  const save = page.getByRole('button', { name: 'Save' })
  await expect(input).toHaveAttribute('type', 'date')
  await save.click()
  expect(callsOf(calls, 'updateProfile')).toEqual([])
  await input.fill('1990-05-17')
  await save.click()
  await expect(page.getByText('1991-02-03', { exact: true })).toBeVisible()
  await expect(input).toHaveCount(0)
  await expect(save).toHaveCount(0)
  const [call] = callsOf(calls, 'updateProfile')
  expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
  expect(call?.body).toEqual({ remote_id: 'r-alice', dofb: '1990-05-17' })
})

for (const [language, text] of [
  ['en', 'You must be 18 or older.'],
  ['bn', 'আপনার বয়স ১৮ বা তার বেশি হতে হবে।'],
] as const) {
  test(`[PROF-22] a birthday under eighteen is refused in the site's own words (${language})`, async ({
    page,
  }) => {
    await store(page, { language })
    const calls = await stubSite(page, { showUser: { ...alice, dofb: null } })
    await openQuickly(page, '/profile')
    await page.locator('input[type=date]').fill('2020-05-17')
    await page.locator('form button[type=submit]').click()
    await expect(page.getByRole('alert')).toHaveText(text)
    expect(callsOf(calls, 'updateProfile')).toEqual([])
  })
}

test('[PROF-22] who turns eighteen in Dhaka today may save the day, wherever the device is', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    showUser: { ...alice, dofb: null },
    updateProfile: { dofb: '2008-01-16', message: 'ok' },
  })
  // One hour into 16 January in Dhaka.
  await openQuickly(page, '/profile', new Date('2026-01-15T19:00:00.000Z'))
  const input = page.getByLabel('Birthday')
  await expect(input).toHaveAttribute('max', '2008-01-16')
  await input.fill('2008-01-17')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toHaveText('You must be 18 or older.')
  await input.fill('2008-01-16')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2008-01-16', { exact: true })).toBeVisible()
  expect(callsOf(calls, 'updateProfile').map(({ body }) => body)).toEqual([
    { remote_id: 'r-alice', dofb: '2008-01-16' },
  ])
})

test('[PROF-22] a saved birthday is plain text', async ({ page }) => {
  await stubSite(page, { showUser: { ...alice, dofb: '1990-01-01' } })
  await openQuickly(page, '/profile')
  await expect(page.getByText('1990-01-01', { exact: true })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(0)
})

for (const { answer, reason } of [
  { answer: wordless(500), reason: '' },
  {
    answer: refused('UNDER_AGE', { message: 'You must be 18 years old or more.' }),
    reason: 'You must be 18',
  },
]) {
  test(`[PROF-25] a birthday that is not saved says so in the Error modal ${reason}`, async ({
    page,
  }) => {
    await stubSite(page, {
      showUser: { ...alice, dofb: null },
      updateProfile: answer,
    })
    await openQuickly(page, '/profile')
    await page.getByLabel('Birthday').fill('1990-05-17')
    await page.getByRole('button', { name: 'Save' }).click()
    const modal = page.getByRole('dialog', { name: 'Error' })
    await expect(modal.getByText('Failed to update DOFB', { exact: true })).toBeVisible()
    await expect(modal).toContainText(reason)
    await modal.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByLabel('Birthday')).toBeEditable()
  })
}
