import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { callsOf } from '../stub/read-stub-call.ts'
import { round, transaction, turnover } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'
import { open } from '../steps/quick-clock.ts'
import { Foreign, wordless } from '../stub/answer.ts'
import type { Transaction, Turnover } from '../stub/records.ts'

test.use({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] })

const hourMs = 3_600_000

/** So many hours before now, as the server writes it. */
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

const rows = (page: Page) => page.locator('main li')
const sheet = (page: Page) => page.getByRole('dialog')

const failed = transaction('DFAIL003', {
  key: '2',
  amount: '700.00',
  created_at: ago(24),
  updated_at: ago(23),
  reason: 'No payment with this TrxID came in.',
  trx_id: '8N7A2KXTRX',
})
const list = [
  transaction('DWAIT001', { key: '0', created_at: ago(0), updated_at: ago(0) }),
  transaction('WDONE002', { action: 'withdraw', amount: '2500.00', created_at: ago(0) }),
  failed,
  transaction('BDONE004', {
    action: 'bonus',
    amount: '500.00',
    payment_method: null,
    account_number: null,
    promotion: { name: 'Welcome bonus', turnover: '10' },
    created_at: ago(24 * 30),
  }),
]
const withList = { showTransactions: { transaction: list } }

async function filterBy(page: Page, group: string, option: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await sheet(page)
    .locator('fieldset', { hasText: group })
    .locator('label')
    .getByText(option, { exact: true })
    .click()
  await sheet(page).getByRole('button', { name: 'Show results' }).click()
  await expect(sheet(page)).toHaveCount(0)
}

test('[REC-19] [REC-20] [REC-21] [REC-22] [ENT-22] [API-09] each record by its kind, its state and its signed amount', async ({
  page,
}) => {
  const calls = await stubSite(page, withList)
  await open(page, '/transaction-record')
  await expect(rows(page)).toHaveCount(4)
  const expected = [
    ['Deposit', '+৳ 1,000.00', 'Processing'],
    ['Withdraw', '−৳ 2,500.00', 'Success'],
    ['Deposit', '+৳ 700.00', 'Fail'],
    ['Bonus', '+৳ 500.00', 'Success'],
  ]
  for (const [at, texts] of expected.entries())
    for (const text of texts) await expect(rows(page).nth(at)).toContainText(text)
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const [asked] = callsOf(calls, 'showTransactions')
  expect(asked?.query).toEqual({ remote_id: 'r-alice' })
  expect(asked?.authorization).toBe('Bearer token-of-alice')
})

test('[REC-14] [SIL-090] the status filter keeps one state, its chip takes it away', async ({
  page,
}) => {
  await stubSite(page, withList)
  await open(page, '/transaction-record')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(sheet(page).locator('fieldset', { hasText: 'Status' }).locator('label')).toHaveText([
    'All',
    'Processing',
    'Success',
    'Fail',
  ])
  await page.keyboard.press('Escape')
  await filterBy(page, 'Status', 'Fail')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('৳ 700.00')
  await page.getByRole('button', { name: 'Remove filter Fail' }).click()
  await expect(rows(page)).toHaveCount(4)
})

test('[REC-15] the payment type filter keeps one kind', async ({ page }) => {
  await stubSite(page, withList)
  await open(page, '/transaction-record')
  await filterBy(page, 'Payment type', 'Withdraw')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Withdraw')
})

test('[REC-16] the date filter offers four choices and keeps the days of GMT+6', async ({
  page,
}) => {
  await stubSite(page, withList)
  await open(page, '/transaction-record')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(sheet(page).locator('fieldset', { hasText: 'Date' }).locator('label')).toHaveText([
    'All',
    'Today',
    'Yesterday',
    'Last 7 days',
  ])
  await page.keyboard.press('Escape')
  await filterBy(page, 'Date', 'Today')
  await expect(rows(page)).toHaveCount(2)
  await filterBy(page, 'Date', 'Last 7 days')
  await expect(rows(page)).toHaveCount(3)
  await filterBy(page, 'Payment type', 'Bonus')
  await expect(page.getByText('No Data')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(page)).toHaveCount(4)
})

test('[REC-17] [REC-18] [SIL-091] a deposit opens its timeline, reason and facts', async ({
  page,
}) => {
  await stubSite(page, withList)
  await open(page, '/transaction-record')
  await rows(page).nth(2).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Deposit' })
  await expect(dialog.locator('ol li')).toHaveCount(2)
  await expect(dialog.locator('ol')).toContainText('No payment with this TrxID came in.')
  for (const text of ['৳ 700.00', 'DFAIL003', 'bKash', '01*******78'])
    await expect(dialog.getByText(text).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy transaction ID' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DFAIL003')
  await expect(dialog.getByRole('row', { name: /^TrxID you sent 8N7A2KXTRX/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Copy TrxID' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('8N7A2KXTRX')
})

test('[REC-17] [REC-18] [SIL-091] a bonus opens a table with its promotion', async ({ page }) => {
  await stubSite(page, withList)
  await open(page, '/transaction-record')
  await rows(page).nth(3).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Bonus' })
  await expect(dialog.locator('ol')).toHaveCount(0)
  await expect(dialog.getByRole('row', { name: /Promotion Welcome bonus/ })).toBeVisible()
})

test('[REC-19] a live event brings the new state while the record is open', async ({ page }) => {
  let key: Transaction['key'] = '0'
  let tell: (() => void) | undefined
  await page.routeWebSocket(/\/live$/, (socket) => {
    tell = () =>
      socket.send(JSON.stringify({ type: 'transaction', transaction_id: 'DLIVE001', key: '1' }))
  })
  await stubSite(page, {
    showTransactions: () => ({ transaction: [transaction('DLIVE001', { key })] }),
  })
  await open(page, '/transaction-record')
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText('Processing')).toBeVisible()
  key = '1'
  tell?.()
  await expect(sheet(page).getByText('Success')).toBeVisible()
  await expect(page.getByText('৳ 1,000 has arrived in your wallet.')).toBeVisible()
})

test('[REC-30] [ERR-02] an empty list says so and offers a deposit; a failed one can be asked again', async ({
  page,
}) => {
  let answer: Foreign | { transaction: [] } = wordless(500)
  await stubSite(page, { showTransactions: () => answer })
  await open(page, '/transaction-record')
  await expect(page.getByText('This could not be loaded')).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)
  answer = { transaction: [] }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No Data')).toBeVisible()
  await page.getByRole('link', { name: 'Deposit now' }).click()
  await expect(page).toHaveURL(/\/deposit$/)
})

const bonus = (id: number, changed: Partial<Turnover> = {}) =>
  turnover(id, {
    transaction: {
      action: 'bonus',
      promotion: { name: `Bonus ${id}`, turnover: '5' },
      payment_method: null,
    },
    bets_counted: 2,
    ...changed,
  })

test('[REC-23] [REC-24] [REC-25] [REC-26] [API-10] two tabs by status; a finished turnover changes its tab', async ({
  page,
}) => {
  let status: Turnover['status'] = 'active'
  const done = bonus(2, { status: 'complete', remaining_turnover: '0.00' })
  const calls = await stubSite(page, {
    showTurnovers: () => ({ turnover: [bonus(1, { status }), done] }),
  })
  await open(page, '/turnover-record')
  await expect(page.getByRole('tab')).toHaveText(['Active', 'Completed'])
  const titles = page.getByRole('tabpanel').getByRole('heading')
  await expect(titles).toHaveText(['Bonus 1'])
  await page.getByRole('tab', { name: 'Completed' }).click()
  await expect(titles).toHaveText(['Bonus 2'])
  status = 'complete'
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(titles).toHaveText(['Bonus 1', 'Bonus 2'])
  expect(callsOf(calls, 'showTurnovers')[0]?.query).toEqual({ remote_id: 'r-alice' })
})

test('[REC-27] [REC-28] [REC-29] [SIL-092] [ENT-23] a turnover says what remains, what is done, its multiple and its bets', async ({
  page,
}) => {
  const bare = bonus(2, {
    transaction: { action: 'bonus', promotion: null, payment_method: null },
    bets_counted: 0,
    last_bets: [],
  })
  const told = { play: 'table', percent: '10' } as const
  const bet = { game_name: 'Red Table', percent: '10', created_at: '2026-01-15T12:00:00.000Z' }
  const weighed = bonus(1, {
    weights: [told, { play: 'exchange', percent: '0' }],
    odds_min: '1.50',
    last_bets: [
      ...bonus(1).last_bets,
      { ...bet, staked: '60.00', counted: '6.00' },
      {
        ...bet,
        game_name: 'Lucky Sports',
        percent: '0',
        staked: '80.00',
        counted: '0.00',
        odds: '1.20',
      },
    ],
  })
  await stubSite(page, { showTurnovers: { turnover: [weighed, bare] } })
  await open(page, '/turnover-record')
  const card = page.locator('section', { hasText: 'Bonus 1' }).first()
  await expect(card.getByRole('progressbar', { name: '25% remaining' })).toBeVisible()
  for (const text of ['৳ 250.00', '৳ 750.00', '৳ 1,000.00', '2026/01/15 18:00:00'])
    await expect(card.getByText(text).first()).toBeVisible()
  await expect(card.getByText('200', { exact: true })).toBeVisible()
  await card.getByText('Bets that counted: 2').click()
  await expect(card.getByText('Tiger Night')).toBeVisible()
  await expect(card.getByText('10% of ৳ 60')).toBeVisible()
  await expect(card.getByText('0% of ৳ 80 · odds 1.20')).toBeVisible()
  const counts = card.getByRole('region', { name: 'What counts' })
  await expect(counts).toContainText('Table games10% of the stake')
  await expect(counts).toContainText('ExchangeNot at all')
  await expect(counts).toContainText('sports bets at odds below 1.50 count nothing')
  await expect(page.getByText('Every game and bet, in full')).toBeVisible()
  await expect(page.getByText('1000', { exact: true })).toBeVisible()
})

test('[APP-16] the times of money and play are those of GMT+6', async ({ page }) => {
  const created_at = '2025-01-01T20:00:00.000Z'
  await stubSite(page, {
    showTransactions: { transaction: [transaction('D1', { created_at })] },
    showTurnovers: { turnover: [bonus(1, { created_at })] },
    bettingRecord: [round('Tiger Night', { created_at })],
    listInbox: {
      success: true,
      data: {
        data: [{ id: 1, title: 'Hello', message: 'a', created_at, is_read: true }],
        last_page: 1,
        unread: 0,
      },
    },
  })
  for (const path of ['/turnover-record', '/betting-record', '/inbox']) {
    await open(page, path)
    await expect(page.getByRole('main').getByText('2025/01/02 02:00').first()).toBeVisible()
  }
  await open(page, '/transaction-record')
  await rows(page).first().getByRole('button').click()
  await expect(sheet(page).getByText('2025/01/02 02:00').first()).toBeVisible()
})

test('[REC-30] an empty turnover list says so', async ({ page }) => {
  await stubSite(page)
  await open(page, '/turnover-record')
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See promotions' })).toBeVisible()
})
