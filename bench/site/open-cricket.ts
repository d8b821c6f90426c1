import type { Locator, Page } from '@playwright/test'

/** Opens a match of cricket in play as a player does on a phone: a long one, where there is one. */
export async function openCricket(page: Page, site: string, place = 0): Promise<void> {
  await page.goto(`${site}/exchange-inplay`)
  const heading = page.getByRole('heading', { name: /^Cricket/ })
  const cricket = page.locator('section').filter({ has: heading }).getByRole('link')
  await cricket.first().waitFor()
  // A one-day match does not end while it is watched.
  const long = cricket.filter({ hasText: 'One-Day' })
  const matches = (await long.count()) > 0 ? long : cricket
  await matches.nth(place % (await matches.count())).click()
  await page.waitForURL(`${site}/odds-view`)
  await openPrices(page).first().waitFor()
}

/** The prices that can be tapped now. */
export function openPrices(page: Page): Locator {
  return page.getByRole('button', { name: / (Back|Lay|Yes|No) \d/, disabled: false })
}
