import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { stubSite } from '../stub/site.ts'
import type { Answers } from '../stub/answer.ts'
import type { StubCall } from '../stub/read-stub-call.ts'
import { open } from './quick-clock.ts'

/** Taps the card around a radio, as a thumb does. */
export function card(page: Page, name: string): Locator {
  return page.locator('label', { has: page.getByRole('radio', { name, exact: true }) })
}

export type Choice = { method?: string; channel?: string; amount?: string; promotion?: string }

/** Fills the deposit form with what is named. */
export async function fillDeposit(page: Page, choice: Choice): Promise<void> {
  if (choice.promotion !== undefined)
    await page.getByLabel('Promotion').selectOption({ label: choice.promotion })
  if (choice.method !== undefined) await card(page, choice.method).click()
  if (choice.channel !== undefined) await card(page, choice.channel).click()
  if (choice.amount !== undefined) await page.getByLabel('Amount').fill(choice.amount)
}

export async function pressNext(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
}

/** The modal of the money screens. */
export const errorDialog = (page: Page) => page.getByRole('dialog', { name: 'Error' })

const receiver = [
  { id: 1, account_number: '01912345678' },
  { id: 2, account_number: '01800000000' },
]

/** Chooses bKash, Send Money and 500, unless told otherwise, and goes on to the payment page. */
export async function toMakePayment(
  page: Page,
  changed: Answers = {},
  { at, ...choice }: Choice & { at?: number } = {},
): Promise<StubCall[]> {
  const calls = await stubSite(page, { getWalletNumber: receiver, ...changed })
  await open(page, '/deposit')
  if (at !== undefined) await page.clock.setFixedTime(at)
  await fillDeposit(page, { method: 'bKash', channel: 'Send Money', amount: '500', ...choice })
  await pressNext(page)
  await expect(page).toHaveURL(/\/make-payment$/)
  await expect(page.getByRole('heading', { name: 'Make payment' })).toBeVisible()
  return calls
}

/** Answers the page's own alert boxes and gives what they said. */
export function alertsOf(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return alerts
}
