import type { Page } from '@playwright/test'

/** Loses the file of a part on the way; what it answers lets it through again. */
export async function lose(page: Page, part: string): Promise<() => Promise<void>> {
  const file = `**/assets/${part}-*.js`
  await page.route(file, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(file)
}

/** The whole page's error, which no lost part may bring. */
export const pageLost = (page: Page) => page.getByText('This page did not load')

/** What is said of a part that a tap asked for. */
export const partLost = (page: Page) => page.getByText('This could not be loaded').first()
