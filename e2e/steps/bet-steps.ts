import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openQuickly } from './quick-clock.ts'
import { match, now, stubExchange } from '../stub/bets.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import type { Answers } from '../stub/answer.ts'
import type { StubCall } from '../stub/read-stub-call.ts'

/** The first prices come after several answers; a busy machine takes its time over them. */
const PRICES_WITHIN_MS = 20_000

export const slip = (page: Page) => page.getByRole('dialog')
export const stake = (page: Page) => slip(page).getByLabel('Stake', { exact: true })
export const place = (page: Page) => slip(page).getByRole('button', { name: /^(Place bet|Accept)/ })
export const price = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name })

/** The calls that placed bets. */
export const placed = (calls: readonly StubCall[]) => callsOf(calls, 'placeBets')

export const bodyOf = (call: StubCall | undefined) =>
  call?.body as { client_ref: string; bets: Record<string, unknown>[] }

export async function openExchange(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  const calls = await stubExchange(page, changed)
  await openQuickly(page, '/exchange', now)
  await expect(price(page, 'Dhaka Tigers Back 1.98')).toBeVisible({ timeout: PRICES_WITHIN_MS })
  return calls
}

/** The slip of 1.98 on the Tigers with a stake of 500. */
export async function openSlip(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  const calls = await openExchange(page, changed)
  await price(page, 'Dhaka Tigers Back 1.98').click()
  await slip(page).getByRole('button', { name: '500', exact: true }).click()
  return calls
}

export async function openMatch(page: Page, changed: Answers = {}): Promise<StubCall[]> {
  const calls = await openExchange(page, changed)
  await page.getByRole('main').getByRole('link', { name: match.name }).first().click()
  await expect(price(page, '6 over runs Dhaka Yes 48')).toBeVisible({ timeout: PRICES_WITHIN_MS })
  return calls
}
