import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { openQuickly } from '../../steps/quick-clock.ts'

/** The app asks for its worker this long after the start. */
const LATE_MS = 5000

test('a newer version is offered, and taken when the player wants it', async ({ page }) => {
  await openQuickly(page, '/login')
  await page.clock.runFor(LATE_MS)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // The same file under another address is another worker to the browser: a release.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator
    const register = serviceWorker.register.bind(serviceWorker)
    serviceWorker.register = () => register('/sw.js?newer')
  })
  await page.reload()
  await page.clock.runFor(LATE_MS * 2)
  const offer = page.getByRole('button', { name: 'Update', exact: true })
  await expect(offer).toBeVisible()
  expect(await controllerOf(page)).not.toContain('newer')
  await offer.click()
  await expect.poll(() => controllerOf(page)).toContain('newer')
})

/** Where the worker that serves this page comes from; empty while the page is loading. */
async function controllerOf(page: Page): Promise<string> {
  try {
    return await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
  } catch {
    return ''
  }
}
