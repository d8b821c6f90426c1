import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { round, transaction } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })

const filled = {
  showTransactions: { transaction: [transaction('D1')] },
  bettingRecord: [round('River Gold')],
}

/** The text of the page at twice its size, as a phone's setting makes it. */
async function openLarge(page: Page, path: string) {
  await stubSite(page, filled)
  await open(page, path)
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await expect(page.locator('main')).toBeVisible()
}

for (const path of ['/', '/account', '/transaction-record', '/betting-record'])
  test(`at 200 % text nothing of ${path} is wider than the phone`, async ({ page }) => {
    await openLarge(page, path)
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((each) => each.closest('.rail, [class*=overflow], [aria-hidden=true]') === null)
        .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => each.outerHTML.slice(0, 200)),
    )
    expect(beyond).toEqual([])
  })

test('at 200 % text the deposit button leaves the balance readable', async ({ page }) => {
  await openLarge(page, '/')
  const money = await page.locator('main').getByText('12,345.50').first().boundingBox()
  const button = await page
    .locator('main')
    .getByRole('link', { name: 'Deposit', exact: true })
    .boundingBox()
  expect(money).not.toBeNull()
  expect(button).not.toBeNull()
  const apart =
    (money?.x ?? 0) + (money?.width ?? 0) <= (button?.x ?? 0) ||
    (money?.y ?? 0) + (money?.height ?? 0) <= (button?.y ?? 0)
  expect(apart).toBe(true)
})

test('at 200 % text a record still names its game whole', async ({ page }) => {
  await openLarge(page, '/betting-record')
  const name = page.getByText('River Gold')
  await expect(name).toBeVisible()
  expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
})
