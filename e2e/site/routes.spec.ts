import { isGuarded, paths, type Path } from '../../apps/web/src/lib/paths.ts'
import { expect, test } from '../front/test.ts'
import type { Locator, Page } from '@playwright/test'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'

test.use({ serviceWorkers: 'block' })

/** What stands at an address. */
type Screen = {
  sees: (page: Page) => Locator
  /** Where the visit ends, if that is another address. */
  endsAt?: string
}

const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true })
const sports = (page: Page) => page.getByRole('tab', { name: 'Sports' })
const signUpForm = (page: Page) => page.getByLabel('Confirm password')

/** Every route of the app; one that is added there is missed here until it stands in the table. */
const screens = {
  [paths.home]: { sees: sports },
  [paths.signup]: { sees: signUpForm },
  [paths.login]: { sees: (page) => page.getByRole('button', { name: 'Log in', exact: true }) },
  [paths.games]: { sees: heading('Games') },
  [paths.forgotPassword]: { sees: (page) => page.getByRole('tab', { name: 'SMS' }) },
  [paths.register]: { sees: signUpForm, endsAt: paths.signup },
  [paths.account]: { sees: heading('My Account') },
  [paths.profile]: { sees: heading('Personal Info') },
  [paths.deposit]: { sees: heading('Funds') },
  [paths.withdrawal]: { sees: heading('Funds') },
  [paths.bettingRecord]: { sees: heading('Betting Records') },
  [paths.transactionRecord]: { sees: heading('Transaction Records') },
  [paths.turnoverRecord]: { sees: heading('Turnover') },
  [paths.referralProgram]: { sees: heading('Referral Program') },
  [paths.resetPassword]: { sees: heading('Reset password') },
  [paths.inbox]: { sees: heading('Inbox') },
  [paths.vip]: { sees: heading('My VIP') },
  [paths.gamerun]: { sees: heading('Game') },
  [paths.promotions]: { sees: heading('Promotions') },
  [paths.chat]: { sees: heading('Support') },
  [paths.chatList]: { sees: heading('Conversations') },
  [paths.chatBox]: { sees: heading('Support') },
  // With an event or a payment in hand these two stay; that is what the tests of their screens show.
  [paths.oddsView]: { sees: heading('In-Play'), endsAt: paths.exchangeInplay },
  [paths.exchange]: { sees: heading('Exchange') },
  [paths.exchangeAccount]: {
    sees: (page) => page.getByRole('navigation', { name: 'Exchange Account' }),
  },
  [paths.exchangeBalance]: { sees: heading('Balance Overview') },
  [paths.exchangeBets]: { sees: heading('My Bets') },
  [paths.exchangeHistory]: { sees: heading('Bets History') },
  [paths.exchangeProfitLoss]: { sees: heading('Profit & Loss') },
  [paths.exchangeActivity]: { sees: heading('Activity Log') },
  [paths.exchangeInplay]: { sees: heading('In-Play') },
  [paths.exchangeSports]: { sees: heading('Sports') },
  [paths.exchangeMulti]: { sees: heading('Multi Markets') },
  [paths.paymentRequest]: { sees: heading('Payment request') },
  [paths.makePayment]: { sees: heading('Funds'), endsAt: paths.deposit },
  [paths.referralCode]: { sees: heading('This link has no code') },
  [paths.affiliateCode]: { sees: heading('This link has no code') },
  [paths.agentCode]: { sees: heading('This link has no code') },
  [paths.playerLogout]: { sees: sports, endsAt: paths.home },
  [paths.appDownload]: { sees: heading('Maidan on your phone') },
  [paths.security]: { sees: heading('Security') },
  [paths.aboutUs]: { sees: heading('About Us') },
  [paths.responsibleGaming]: { sees: heading('Responsible Gaming') },
  [paths.help]: { sees: heading('Help') },
  [paths.terms]: { sees: heading('Terms and conditions') },
  [paths.privacy]: { sees: heading('Privacy') },
  [paths.contact]: { sees: heading('Contact') },
  [paths.licence]: { sees: heading('Gaming licence') },
} as const satisfies Record<Path, Screen>

const routes: [string, Screen][] = Object.entries(screens)

/** Opens an address of the table and looks at what stands there. */
async function visit(page: Page, route: string, { sees, endsAt }: Screen) {
  const path = route.replace('$chatId', '5')
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
