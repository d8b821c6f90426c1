import { isGuarded, paths } from '../../apps/web/src/lib/paths.ts'
import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { siteScreens } from '../steps/site-screens.ts'
import type { Screen } from '../steps/site-screens.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'

test.use({ serviceWorkers: 'block' })

const routes: [string, Screen][] = Object.entries(siteScreens)

/** Opens an address of the table and looks at what stands there. */
async function visit(page: Page, route: string, { sees, endsAt }: Screen) {
  const path = route.replace(/\$\w+/, '5')
  await open(page, path)
  await expect(page).toHaveURL(endsAt ?? path)
  await expect(sees(page)).toBeVisible()
}

test('[APP-19, NAV-07, NAV-09 to NAV-31] at 390 px a player finds the screen of every guarded route', async ({
  page,
}) => {
  test.setTimeout(150_000)
  await stubSite(page, { chatMessages: { messages: [] }, getWalletNumber: [] })
  for (const [route, screen] of routes)
    if (isGuarded(route)) await test.step(route, () => visit(page, route, screen))
})

test('[APP-19, NAV-02 to NAV-05] at 390 px a guest finds the screen of every open route', async ({
  page,
}) => {
  test.setTimeout(150_000)
  page.on('dialog', (dialog) => void dialog.accept())
  await stubGuestSite(page)
  for (const [route, screen] of routes)
    if (!isGuarded(route)) await test.step(route, () => visit(page, route, screen))
})

test('[NAV-11, NAV-12, NAV-15] tabs of an address stand where it leads', async ({ page }) => {
  await stubSite(page)
  for (const [path, tab] of [
    [paths.deposit, 'Deposit'],
    [paths.withdrawal, 'Withdrawal'],
    [paths.turnoverRecord, 'Active'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
  }
})

test('[NAV-08] the player app has no way to the back office', async ({ page }) => {
  await stubSite(page)
  await open(page, '/account')
  await expectNoStaff(page)
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expectNoStaff(page)
})

async function expectNoStaff(page: Page) {
  const ways = page.getByRole('link').or(page.getByRole('button'))
  await expect(ways.filter({ hasText: /staff|admin|back office/i })).toHaveCount(0)
  await expect(page.locator('a[href*="admin"], a[href*="staff"]')).toHaveCount(0)
}
