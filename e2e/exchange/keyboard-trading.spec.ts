import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { openExchange } from '../steps/bet-steps.ts'
import { bet, exposure, match, position, tigers } from '../stub/bets.ts'

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } })

const tree = (page: Page) => page.getByRole('tree', { name: 'Matches' })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a match' })

const order = {
  selection_id: tigers,
  name: 'Dhaka Tigers',
  side: 'lay',
  odds: '2.00',
  stake: '95.00',
} as const

test('what is found opens by Enter, and the arrow goes on to it', async ({ page }) => {
  await openExchange(page)
  await page.keyboard.press('/')
  await field(page).fill('tigers')
  await page.keyboard.press('ArrowDown')
  const found = tree(page).getByRole('treeitem', { name: match.name })
  await expect(found).toBeFocused()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/odds-view')
  await expect(page.getByRole('heading', { level: 1, name: match.name })).toBeVisible()
})

test('nothing found opens nothing', async ({ page }) => {
  await openExchange(page)
  await page.keyboard.press('/')
  await field(page).fill('nobody plays so')
  await expect(page.getByText('No match is called that.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/exchange')
})

test('the keyboard goes on in the page that a link of the page before has opened', async ({
  page,
}) => {
  await openExchange(page)
  await page.getByRole('main').getByRole('link', { name: match.name }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/odds-view')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#content :focus')).toBeVisible()
})

test('a cash-out that is made leaves the keyboard beside what it was made of', async ({ page }) => {
  await openExchange(page, {
    openBets: { bets: [bet('2')] },
    exchangeExposure: exposure(position()),
    quoteCashOut: { guaranteed: '-5.00', percent: 100, orders: [order] },
    cashOut: { bets: [bet('3')], guaranteed: '-5.00' },
  })
  await page.getByRole('tab', { name: /Open bets/ }).press('Enter')
  const card = page.getByRole('region', { name: /^Cash out:/ })
  await card.getByRole('button', { name: 'Cash out' }).press('Enter')
  await expect(card.getByRole('status').first()).toContainText('−৳ 5.00')
  const confirm = card.getByRole('button', { name: /^Cash out −/ })
  await expect(confirm).toBeEnabled()
  await confirm.press('Enter')
  await expect(page.getByText(/is certain, whoever wins\.$/)).toBeVisible()
  const dock = page.getByRole('region', { name: 'Slip and open bets' })
  await expect(dock.getByRole('tabpanel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: 'Cash out' })).toBeFocused()
})
