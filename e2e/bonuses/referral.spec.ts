import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openQuickly, stopClock, tickUntil } from '../steps/quick-clock.ts'
import { ready } from '../steps/quick-clock.ts'
import { broken, inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const alert = (page: Page) => page.getByRole('alert')
const claim = (page: Page) => page.getByRole('button', { name: 'Claim all' }).click()

const withBonus = (cash_bonus: string) => ({
  showUser: { ...alice, referral_code: 'R1', cash_bonus },
})

/** The link as the site writes it. */
const linkOf = (page: Page) => `${new URL(page.url()).origin}/referral_code?referral_code=R1`

/** A device whose clipboard and share function are the test's own. */
async function device(page: Page, has: { clipboard: boolean; share: boolean }) {
  await page.addInitScript(({ clipboard, share }) => {
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text
      return clipboard ? Promise.resolve() : Promise.reject(new Error('blocked'))
    }
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
    const given = ({ url }: ShareData) => {
      document.documentElement.dataset['shared'] = url
      return Promise.resolve()
    }
    Object.defineProperty(navigator, 'share', { value: share ? given : undefined })
  }, has)
}

test('[REF-01, REF-02, REF-03, REF-05, REF-07] the link is shown, copied and shared', async ({
  page,
}) => {
  await device(page, { clipboard: true, share: true })
  await stubSite(page, withBonus('10.50'))
  await openQuickly(page, '/refrrel-program')
  await expect(page.getByRole('tab')).toHaveText(['Referral Info', 'My Referral'])
  await expect(page.getByText(linkOf(page), { exact: true })).toBeVisible()
  await expect(page.getByText('৳ 10.50', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const text = page.getByText('Referral link copied to clipboard!', { exact: true })
  await expect(text).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-copied', linkOf(page))
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', linkOf(page))
})

test('[REF-04, REF-06] a shut clipboard prompts; without sharing a text says so', async ({
  page,
}) => {
  await device(page, { clipboard: false, share: false })
  await stubSite(page, withBonus('10.50'))
  await openQuickly(page, '/refrrel-program')
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(`${dialog.type()} ${dialog.defaultValue()}`)
    void dialog.dismiss()
  })
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => prompts).toEqual([`prompt ${linkOf(page)}`])
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(
    page.getByText('Sharing is not supported on this device.', { exact: true }),
  ).toBeVisible()
})

test('[REF-08] less than 10 cannot be claimed', async ({ page }) => {
  const calls = await stubSite(page, withBonus('9.00'))
  await openQuickly(page, '/refrrel-program')
  await claim(page)
  await expect(alert(page)).toHaveText('You need at least 10 to claim all.')
  expect(callsOf(calls, 'cashClaim')).toEqual([])
})

test('[REF-08, REF-09, REF-10, API-41] a claim of 10 says so and reloads the page after 1.5 s', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    ...withBonus('10.00'),
    cashClaim: { success: true, message: 'ok' },
  })
  await openQuickly(page, '/refrrel-program')
  await expect(page.getByRole('button', { name: 'Claim all' })).toBeVisible()
  await stopClock(page)
  let loads = 0
  page.on('domcontentloaded', () => (loads += 1))
  await claim(page)
  await tickUntil(page, page.getByText('Bonus Claimed successfully.', { exact: true }))
  await page.clock.runFor(1300)
  await expect(page.getByText('Bonus Claimed successfully.')).toBeVisible()
  expect(loads).toBe(0)
  await page.clock.runFor(600)
  await expect.poll(() => loads).toBe(1)
  await page.clock.resume()
  await ready(page)
  await expect(page).toHaveURL('/refrrel-program')
  const [call] = callsOf(calls, 'cashClaim')
  expect(call).toMatchObject({ method: 'POST', authorization: 'Bearer token-of-alice' })
  expect(call?.body ?? '').toBe('')
})

test('[REF-11, REF-12] a claim that failed says so', async ({ page }) => {
  await stubSite(page, {
    ...withBonus('10.00'),
    cashClaim: inTurn(refused('BONUS_TOO_SMALL', { message: 'The server said this' }), broken),
  })
  await openQuickly(page, '/refrrel-program')
  const texts = [
    'Failed to claim bonus. Please try again.',
    'An error occurred while claiming the bonus. Please try again.',
  ]
  for (const text of texts) {
    await claim(page)
    await expect(alert(page)).toHaveText(text)
  }
})

const reaches = [
  [
    true,
    'en',
    'your main number and that of your friend are of one of these countries each: Bangladesh, India.',
  ],
  [false, 'en', 'Yours is of another one: friends that you bring earn you none.'],
  [false, 'bn', 'যাঁদের মূল নম্বর এসব দেশের: বাংলাদেশ, ভারত। আপনার নম্বর অন্য দেশের'],
] as const

for (const [here, language, text] of reaches)
  test(`[LAW-30] the page says where the bonus holds, from there: ${here} (${language})`, async ({
    page,
  }) => {
    await page.addInitScript((spoken) => localStorage.setItem('language', spoken), language)
    const referral_reach = { countries: ['BD', 'IN'], here }
    await stubSite(page, { showUser: { ...alice, referral_reach } })
    await openQuickly(page, '/refrrel-program')
    await expect(page.getByRole('main')).toContainText(text)
  })

test('[REF-13, REC-30] My Referral lists who came by the link', async ({ page }) => {
  const referrals = [{ username: 'b*b', joined_at: '2026-01-15T12:00:00.000Z', bonus: '5.00' }]
  await stubSite(page, { showUser: inTurn({ ...alice, referrals }, alice) })
  await openQuickly(page, '/refrrel-program')
  await page.getByRole('tab', { name: 'My Referral' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('b*b', { exact: true })).toBeVisible()
  await expect(main).toContainText('2026/01/15 18:00:00')
  await expect(main).toContainText('৳ 5.00')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await page.getByRole('tab', { name: 'My Referral' }).click()
  await expect(main.getByText('No Data', { exact: true })).toBeVisible()
})
