import { staffWithdrawals, submitWithdrawal } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect, type Page } from '@playwright/test'
import { card } from '../../steps/funds-steps.ts'
import { call, tokenOf } from './house.ts'

/** Asks for a payout by bKash to the player's own phone on the open form; its reference. */
export async function withdraw(
  page: Page,
  { phone }: Pick<Person, 'phone'>,
  taka: string,
): Promise<string> {
  await card(page, 'bKash').click()
  await page.getByLabel('Amount').fill(taka)
  await page.getByLabel('Account number').fill(phone)
  const sent = page.waitForResponse((response) => response.url().endsWith(submitWithdrawal.path))
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const { transaction_id } = (await (await sent).json()) as { transaction_id: string }
  await expect(page).toHaveURL('/payment-request')
  return transaction_id
}

/** Claims a withdrawal in the question before it counts as paid by hand. */
export async function claimIn(desk: Page): Promise<void> {
  const question = desk.getByRole('dialog', { name: 'Approve this payout?' })
  await question.getByRole('button', { name: 'Claim', exact: true }).click()
}

/** The state of a withdrawal at the desk. */
export async function stateOf(reference: string): Promise<string | undefined> {
  const { body } = await call(staffWithdrawals, {
    token: await tokenOf('cashier1'),
    query: { state: 'all', search: reference },
  })
  return body.data[0]?.state
}
