import { expect, test } from '../front/test.ts'
import type { CallAnswer, Calls } from '@maidan/contract'
import type { Page } from '@playwright/test'
import { openQuickly } from '../steps/quick-clock.ts'
import { match, now, stubExchange } from '../stub/bets.ts'
import { callsOf } from '../stub/read-stub-call.ts'

test.use({ serviceWorkers: 'block' })

type Bet = CallAnswer<Calls['exchangeHub']>['data'][number]

const record = (transaction_id: string, changed: Partial<Bet> = {}): Bet => ({
  event_name: match.name,
  bet_type: 'back',
  stake: '500.00',
  net_profit_loss: '0.00',
  status: 'open',
  transaction_id,
  market_name: 'Match Odds',
  selection_name: 'Dhaka Tigers',
  potential_profit: '490.00',
  potential_liability: '510.00',
  odds: '1.98',
  run: '48',
  created_at: now.toISOString(),
  ...changed,
})
const records = [
  record('tx-open'),
  record('tx-won', { status: 'WON', net_profit_loss: '480.20' }),
  record('tx-lost', { status: 'LOST', net_profit_loss: '-500.00' }),
]

async function openTab(page: Page, data: Bet[]) {
  const calls = await stubExchange(page, {
    bettingRecord: [],
    exchangeHub: { data },
  })
  await openQuickly(page, '/betting-record', now)
  await page.getByRole('tab', { name: 'Exchange' }).click()
  return calls
}

test('[REC-01, REC-09, API-40, ENT-25] two tabs, and the second lists what the hub answers', async ({
  page,
}) => {
  const calls = await openTab(page, records)
  await expect(page.getByRole('tab')).toHaveText(['Settled', 'Exchange'])
  const lines = page.getByRole('main').getByRole('button')
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(1)).toContainText(match.name)
  await expect(lines.nth(1)).toContainText('Back · Dhaka Tigers')
  await expect(lines.nth(1)).toContainText('2026/01/15 18:00:00')
  await expect(lines.nth(1)).toContainText('WON+৳ 480.20Staked ৳ 500')
  await expect(lines.nth(2)).toContainText('LOST−৳ 500.00')
  expect(callsOf(calls, 'exchangeHub')).toMatchObject([
    { method: 'GET', authorization: 'Bearer token-of-alice' },
  ])
})

test('[REC-10, ENT-25] a tap opens the details with their eight fields', async ({ page }) => {
  await openTab(page, records.slice(0, 1))
  await page.getByRole('main').getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: match.name })
  for (const [label, value] of [
    ['Market', 'Match Odds'],
    ['Selection', 'Dhaka Tigers'],
    ['Odds', '1.98'],
    ['Run', '48'],
    ['Stake', '৳ 500.00'],
    ['Potential profit', '৳ 490.00'],
    ['Potential liability', '৳ 510.00'],
    ['Transaction', 'tx-open'],
  ] as const) {
    const row = sheet.locator('dl > div').filter({ hasText: new RegExp(`^${label}`) })
    await expect(row.getByRole('definition')).toHaveText(value)
  }
})

test('[REC-11, REC-12, REC-13] open is neutral, WON green, LOST red', async ({ page }) => {
  await openTab(page, records)
  const colourOf = async (text: string) => {
    const status = page.getByRole('main').getByText(text, { exact: true })
    const rgb = await status.evaluate((element) => getComputedStyle(element).color)
    return (rgb.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  }
  const [red = 0, green = 0, blue = 0] = await colourOf('open')
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(20)
  const [wonRed = 0, wonGreen = 0] = await colourOf('WON')
  expect(wonGreen - wonRed).toBeGreaterThan(80)
  const [lostRed = 0, lostGreen = 0] = await colourOf('LOST')
  expect(lostRed - lostGreen).toBeGreaterThan(80)
})

test('[REC-30] no exchange bets read No Data', async ({ page }) => {
  await openTab(page, [])
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})
