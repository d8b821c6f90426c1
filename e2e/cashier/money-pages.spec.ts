import { LANGUAGES } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { toMakePayment } from '../steps/funds-steps.ts'
import { promotion, transaction, turnover } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'
import { settled } from '../steps/settled.ts'
import { store } from '../stub/stored.ts'
import { refused } from '../stub/answer.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ serviceWorkers: 'block' })

/** Names of the rules that a page breaks, and where. */
async function faults(page: Page): Promise<string[]> {
  return violationsOf(page)
}

const filled = {
  showTransactions: {
    transaction: [
      transaction('D1', { key: '0' }),
      transaction('W2', { action: 'withdraw', key: '0' }),
      transaction('D3', { key: '2', reason: 'Not found.' }),
    ],
  },
  showTurnovers: { turnover: [turnover(1)] },
  getPromotion: [promotion(1, 'Welcome bonus'), promotion(2, 'Weekend cricket')],
}

const paths = [
  '/deposit',
  '/withdrawal',
  '/payment-request',
  '/transaction-record',
  '/turnover-record',
  '/promotions',
]

for (const language of LANGUAGES) {
  for (const path of paths) {
    test(`axe finds nothing on ${path} (${language}), nothing is wider than 360 px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      await store(page, { language })
      await stubSite(page, filled)
      await open(page, path)
      // The screen itself, not what stands in its place until its code is there.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await faults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    })
  }
}

test('axe finds nothing on the payment page and in its modal', async ({ page }) => {
  await toMakePayment(page, { submitDeposit: refused('AMOUNT_INVALID', { message: 'X' }) })
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(await faults(page)).toEqual([])
  await page.getByLabel(/Transaction ID/).fill('8N7AB2C3D4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  expect(await faults(page)).toEqual([])
})

test('axe finds nothing in the sheets of the records', async ({ page }) => {
  await stubSite(page, filled)
  await open(page, '/transaction-record')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('main li button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await settled(page)
  expect(await faults(page)).toEqual([])
})

test('the keyboard alone makes a deposit', async ({ page }) => {
  await stubSite(page, { getWalletNumber: [{ id: 1, account_number: '01912345678' }] })
  await open(page, '/deposit')
  await page.getByLabel('Promotion').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'bKash' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Send Money' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/make-payment$/)
})

test('[CASH-65] [SIL-119] a quick amount is written as the language writes figures, and fills the field as it is sent', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  await stubSite(page)
  await open(page, '/withdrawal')
  await page.getByRole('button', { name: '৩,০০০', exact: true }).click()
  await expect(page.getByLabel('টাকার পরিমাণ')).toHaveValue('3000')
  await expect(page.getByRole('button', { name: 'উত্তোলন করুন', exact: true })).toBeVisible()
})
