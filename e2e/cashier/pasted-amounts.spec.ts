import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { openSlip, slip, stake } from '../steps/bet-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const noAmount = (page: Page) =>
  page.getByRole('alert').getByText('Write an amount such as 500 or 500.50.')

/** What cannot be read leaves the field as it was and is told; what can be read takes its place. */
async function refusesAndReads(page: Page, field: Locator): Promise<void> {
  await field.fill('700')
  for (const pasted of ['1e3', '-5', '−5', '12.345', '1.2.3', '1.000,50', 'all of it']) {
    await field.fill(pasted)
    await expect(noAmount(page)).toBeVisible()
    await expect(field).toHaveValue('700')
    await field.fill('70')
    await expect(noAmount(page)).toHaveCount(0)
    await field.fill('700')
  }
  for (const [pasted, read] of [
    ['1,000', '1000'],
    ['১,৫০০.৫০', '1500.50'],
    ['৳ 2,00,000.00', '200000.00'],
    ['300 টাকা', '300'],
  ] as const) {
    await field.fill(pasted)
    await expect(field).toHaveValue(read)
  }
}

for (const path of ['/deposit', '/withdrawal'])
  test(`an amount that is pasted on ${path} is read or refused, and never another one`, async ({
    page,
  }) => {
    await stubSite(page)
    await open(page, path)
    await refusesAndReads(page, page.getByLabel('Amount'))
  })

test('a stake that is pasted is read or refused, and never another one', async ({ page }) => {
  await openSlip(page)
  await refusesAndReads(page, stake(page))
  const odds = slip(page).getByLabel('Odds', { exact: true })
  await odds.fill('2.5')
  await odds.fill('1e3')
  await expect(odds).toHaveValue('2.5')
})

test('points are whole ones', async ({ page }) => {
  await stubSite(page, { showUser: { ...alice, vip_coin: '40' } })
  await open(page, '/vip')
  const field = page.getByLabel('Points to convert')
  for (const pasted of ['12.5', '1e3', '-20']) {
    await field.fill(pasted)
    await expect(page.getByText('Write a whole number such as 500.')).toBeVisible()
    await expect(field).toHaveValue('40')
  }
  await field.fill('২০')
  await expect(field).toHaveValue('20')
  await expect(page.getByText('Write a whole number such as 500.')).toHaveCount(0)
})
