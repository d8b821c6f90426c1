import type { Page } from '@playwright/test'

/** A player of the demo world. */
const PLAYER = { username: 'rahim2026', password: 'Maidan2026' }

/** Logs in as a player of the demo world, and puts away the notice that stands before everything. */
export async function enterSite(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`)
  await page.getByLabel('Username').fill(PLAYER.username)
  await page.getByLabel('Password', { exact: true }).fill(PLAYER.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('dialog').getByRole('button').last().click()
}
