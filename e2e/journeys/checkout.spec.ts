import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { fillDeposit, pressNext } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { balanceOf, enter } from './steps/enter.ts'
import { newPlayer } from './steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

/** Goes from the deposit form to the page of the partner. */
async function toPartner(page: Page, method: string): Promise<void> {
  await open(page, '/deposit')
  await fillDeposit(page, { method, channel: 'Pay online', amount: '500' })
  await pressNext(page)
  await expect(page).toHaveURL(/\/checkout\//)
  await expect(page.getByText('Sandbox: play money')).toBeVisible()
}

/** What a person does on that page: their number, the code that their phone got, the PIN. */
async function agree(page: Page, phone: string): Promise<void> {
  const number = page.getByLabel(/number/i).first()
  await number.fill(phone)
  await page.getByRole('button', { name: 'Continue' }).click()
  const message = await page.getByText(/code is \d+/).innerText()
  await page.getByLabel('Verification code').fill(/code is (\d+)/.exec(message)?.[1] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your PIN').fill('12121')
  await page.getByRole('button', { name: /^Pay/ }).click()
}

// Rocket has no page of its own here: it is paid on that of SSLCOMMERZ, from a Rocket wallet alone.
for (const method of ['bKash', 'Nagad', 'Rocket'])
  test(`[CASH-22] [CASH-25] a deposit by ${method} is paid on a partner's page, and is in the wallet on coming back`, async ({
    page,
  }) => {
    const nila = await newPlayer('nila')
    await enter(page, nila, '/')
    await toPartner(page, method)
    await agree(page, nila.phone)
    await expect(page).toHaveURL(/\/payment-request\?transaction=D/)
    await expect(page.getByRole('heading', { name: 'The money is in your wallet' })).toBeVisible()
    expect(await balanceOf(nila)).toBe('500.00')
  })

test('who leaves the page of the partner finds the way back to it, and can give up', async ({
  page,
}) => {
  const nila = await newPlayer('nila')
  await enter(page, nila, '/')
  await toPartner(page, 'bKash')
  await open(page, '/transaction-record')
  await page.getByRole('main').getByRole('button').filter({ hasText: 'bKash' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('link', { name: 'Go on to bKash' })).toHaveAttribute(
    'href',
    /checkout/,
  )
  await sheet.getByRole('button', { name: 'Cancel this deposit' }).click()
  await sheet.getByRole('button', { name: 'Cancel it' }).click()
  await expect(sheet).toContainText('Cancelled by you')
  await toPartner(page, 'Nagad')
  expect(await balanceOf(nila)).toBe('0.00')
})
