import type { Page } from '@playwright/test'
import { isBarePage, isDocumentPage } from '../../apps/web/src/app/wide/wide-paths.ts'
import { isGuarded, paths } from '../../apps/web/src/lib/paths.ts'
import { expect, test } from '../front/test.ts'
import { goOn } from '../steps/go-on.ts'
import { open } from '../steps/quick-clock.ts'
import { siteScreens } from '../steps/site-screens.ts'
import type { Screen } from '../steps/site-screens.ts'
import { funds, generalSettings, round, slider } from '../stub/records.ts'
import { stubGuestSite, stubSite } from '../stub/site.ts'
import { store } from '../stub/stored.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 800 },
})

const bar = (page: Page) => page.getByRole('region', { name: 'Maidan and your account' })
const side = (page: Page) => page.getByRole('navigation', { name: 'All pages' })
const block = (page: Page) => page.getByRole('img', { name: /coming soon/i })
const lobby = (page: Page) => page.getByRole('heading', { level: 1, name: 'Lobby' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

const shownGames = {
  getSliders: {
    main: [slider(1, 'Main')],
    favourite: [
      slider(2, 'Favourite', { name: 'Tiger Night', thubmnail: 'games/tiger-night.svg' }),
    ],
    feature: [],
  },
}

test('[SIL-002] a visitor meets the block, enters the site for this visit, and is led to the log-in by the guards', async ({
  page,
}) => {
  await stubGuestSite(page, shownGames)
  await open(page, '/')
  await expect(block(page)).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code with the address of this site' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the mobile site here' })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted())
  await page.getByRole('button', { name: 'Enter the site' }).click()
  await expect(lobby(page)).toBeAttached()
  await expect(page).toHaveURL('/')
  await expect(block(page)).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(kept)
  await expect(bar(page).getByRole('link')).toContainText(['', 'Exchange', 'In-Play', 'Games'])
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(bar(page).getByRole('link', { name: 'Deposit' })).toHaveCount(0)
  await side(page).getByRole('link', { name: 'Slot' }).click()
  await expect(heading(page, 'Slot')).toBeVisible()
  await page.reload()
  await side(page).getByRole('link', { name: 'Lobby' }).click()
  await expect(page.getByRole('button', { name: 'Tiger Night' })).toBeVisible()
  await bar(page).getByRole('link', { name: 'Exchange' }).click()
  await expect(page).toHaveURL('/login')
})

test('[SIL-002] a house that wants its visitors in the lobby has no block', async ({ page }) => {
  await stubGuestSite(page, { getGeneral: generalSettings({ wide_home: 'lobby' }) })
  await open(page, '/')
  await expect(lobby(page)).toBeAttached()
  await expect(block(page)).toHaveCount(0)
})

test('[SIL-002] [SIL-006] a player has the lobby at /, with their money, rounds and messages', async ({
  page,
}) => {
  let amount = '100.00'
  await stubSite(page, {
    ...shownGames,
    balance: () => funds(amount),
    bettingRecord: [round('River Gold', { winAmount: '250.00' })],
    listInbox: { success: true, data: { data: [], last_page: 1, unread: 3 } },
  })
  await open(page, '/')
  await expect(page.getByRole('region', { name: 'Played lately' })).toContainText(
    /River Gold.*\+৳ 150\.00/,
  )
  await expect(page.getByRole('region', { name: 'Promotions' })).toContainText('Welcome bonus')
  await expect(bar(page).getByText('৳ 100.00')).toBeVisible()
  amount = '250.50'
  await bar(page).getByRole('button', { name: 'Reload the balance' }).click()
  await expect(bar(page).getByText('৳ 250.50')).toBeVisible()
  await bar(page).getByRole('link', { name: 'Inbox, 3 unread' }).click()
  await expect(heading(page, 'Inbox')).toBeVisible()
  await bar(page).getByRole('link', { name: 'Deposit' }).click()
  await expect(heading(page, 'Funds')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'How a deposit goes' })).toContainText(
    /bKash.*৳ 200.*৳ 25,000/,
  )
  await expect(bar(page).getByRole('link', { name: 'Log in' })).toHaveCount(0)
})

test('[SIL-007] a category address opens the games of its type, /referral the referral page', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, '/slot')
  await expect(page).toHaveURL(/\/games\?type=slot/)
  await expect(side(page).getByRole('link', { name: 'Slot' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await goOn(page, '/referral')
  await expect(heading(page, 'Referral Program')).toBeVisible()
  await goOn(page, paths.vip)
  await expect(heading(page, 'My VIP')).toBeVisible()
})

const screens: [string, Screen][] = Object.entries(siteScreens)
const framed = screens.filter(
  ([path]) => isGuarded(path) && !isBarePage(path) && !isDocumentPage(path),
)

for (const width of [769, 1280])
  test(`at ${width} px every guarded address opens its screen in the frame, under one title`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await stubSite(page, { chatMessages: { messages: [] }, getWalletNumber: [] })
    await open(page, '/')
    for (const [route, { sees, endsAt }] of framed)
      await test.step(route, async () => {
        const path = route.replace('$chatId', '5')
        await goOn(page, path)
        await expect(page).toHaveURL(endsAt ?? path)
        await expect(sees(page)).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(side(page)).toBeVisible()
        await expect(page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
        await expect(page.getByRole('navigation', { name: /^(Main|Exchange) menu$/ })).toHaveCount(
          0,
        )
      })
  })

for (const [language, barName] of [
  ['en', 'Maidan and your account'],
  ['bn', 'ময়দান ও আপনার অ্যাকাউন্ট'],
] as const)
  test(`axe finds nothing in the lobby, the account and the deposit (${language}), and no width cuts them`, async ({
    page,
  }) => {
    test.setTimeout(150_000)
    await stubSite(page, shownGames)
    await store(page, { language })
    await open(page, '/')
    const last = page.getByRole('region', { name: barName }).getByRole('button').last()
    for (const path of [paths.home, paths.account, paths.deposit]) {
      await goOn(page, path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page.locator('[aria-busy], .animate-pulse-soft')).toHaveCount(0)
      expect(await violationsOf(page)).toEqual([])
      for (const width of [769, 1024, 1280, 1600]) {
        await page.setViewportSize({ width, height: 800 })
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(over).toBeLessThanOrEqual(0)
        await expect(last).toBeInViewport({ ratio: 1 })
      }
    }
  })

test('the keyboard passes through bar and side navigation, whose icons say their names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await stubSite(page)
  await open(page, '/')
  await expect(lobby(page)).toBeAttached()
  const menu = bar(page).getByRole('button', { name: 'Account menu' })
  await menu.press('Enter')
  await expect(bar(page).getByRole('link', { name: 'Log out' })).toHaveAttribute(
    'href',
    paths.playerLogout,
  )
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'My Account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(bar(page).getByRole('link', { name: 'My Account' })).toBeHidden()
  await page.keyboard.press('Tab')
  const first = side(page).getByRole('link', { name: 'Lobby' })
  await expect(first).toBeFocused()
  await expect(first.getByText('Lobby')).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(first.getByText('Lobby')).toHaveCSS('opacity', '0')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Exchange')).toBeVisible()
})

test('support answers beside the page where there is room, else on its own page', async ({
  page,
}) => {
  await stubSite(page, {
    startChat: { chat: { id: 9 } },
    chatMessages: { messages: [] },
  })
  await open(page, paths.account)
  const chat = side(page).getByRole('button', { name: 'Support chat' })
  await chat.click()
  const pane = page.getByRole('region', { name: 'Support chat' })
  await expect(pane.getByText('Hello! Write what you need; we answer here.')).toBeVisible()
  await goOn(page, paths.vip)
  await expect(heading(page, 'My VIP')).toBeVisible()
  await expect(pane).toBeVisible()
  await pane.getByRole('button', { name: 'Close the chat' }).click()
  await expect(pane).toHaveCount(0)
  await page.setViewportSize({ width: 1000, height: 800 })
  await chat.click()
  await expect(page).toHaveURL(paths.chat)
})

test('[SIL-003] a window that narrows to a phone and widens again keeps its page', async ({
  page,
}) => {
  await stubSite(page)
  await open(page, paths.account)
  await expect(side(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { kept: true }))
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(heading(page, 'My Account')).toBeVisible()
  await page.setViewportSize({ width: 769, height: 800 })
  await expect(side(page)).toBeVisible()
  await expect(page).toHaveURL(paths.account)
  await expect(heading(page, 'My Account')).toBeVisible()
  expect(await page.evaluate(() => 'kept' in window)).toBe(true)
})
