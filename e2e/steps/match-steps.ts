import { expect, type Page } from '@playwright/test'
import { feedUrl } from '../ports.ts'
import { open } from './quick-clock.ts'

/** Logs a demo player in and puts the urgent notice away. */
export async function logIn(page: Page, username: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  // The urgent notice stands before everything until it is dismissed.
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What the feed says of an end that has passed: another match that was ended may have taken it along. */
const IS_OVER = /That is past/

/** Lets the feed's time pass until a match is over: whatever is in play meanwhile ends too. */
export async function endMatch(eventId: string): Promise<void> {
  const response = await fetch(`${feedUrl}/test/jump`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, to: 'end' }),
  })
  if (!response.ok) expect(await response.text()).toMatch(IS_OVER)
}

/** What the player may spend, in paisa. */
export async function balance(page: Page): Promise<number> {
  return minor(((await call(page, 'POST', '/api/balance')) as { balance: string }).balance)
}

/** Paisa of a decimal amount. */
export function minor(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

/** What a call answers to the player who is logged in. */
export function call(page: Page, method: string, path: string): Promise<unknown> {
  return page.evaluate(
    async ([verb, address]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
      return (await fetch(address ?? '', { method: verb ?? '', headers })).json() as unknown
    },
    [method, path],
  )
}
