import { expect, test } from '../front/test.ts'
import { goOn } from '../steps/go-on.ts'
import { open } from '../steps/quick-clock.ts'
import { round, transaction, turnover } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({
  serviceWorkers: 'block',
  viewport: { width: 1280, height: 800 },
})

test('records are tables, and a row opens by the mouse and by the keyboard', async ({ page }) => {
  await stubSite(page, {
    showTransactions: {
      transaction: [transaction('D1', { trx_id: '8N7A2KX' }), transaction('W2', { key: '0' })],
    },
    showTurnovers: { turnover: [turnover(1)] },
    bettingRecord: [round('Tiger Night', { winAmount: '250.00' })],
    getProvider: { message: 'ok', data: [] },
    getTypes: { types: [] },
  })
  await open(page, '/transaction-record')
  const row = page.getByRole('row')
  await expect(row.nth(1)).toContainText('D1')
  await expect(row.nth(1).getByRole('cell').last()).toHaveText('+৳ 1,000.00')
  await expect(row.nth(1).getByRole('cell').last()).toHaveCSS('text-align', 'right')
  await row.nth(1).click({ position: { x: 400, y: 20 } })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('8N7A2KX')
  await page.keyboard.press('Escape')
  await row.nth(2).getByRole('button').press('Enter')
  await expect(dialog).toContainText('Processing')

  await open(page, '/betting-record')
  await expect(row.nth(1)).toContainText('Tiger Night')
  await expect(row.nth(1).getByRole('cell').last()).toHaveText('+৳ 150.00')
  await open(page, '/turnover-record')
  await expect(row.nth(1)).toContainText('25% remaining')
  await row.nth(1).getByRole('button').click()
  await expect(dialog).toContainText('Bets that counted: 1')
})

test('the inbox shows the chosen message beside its list', async ({ page }) => {
  const message = {
    id: 4,
    title: 'Deposit credited',
    message: '৳ 500.00 from bKash is in your main wallet.',
    created_at: '2026-01-15T12:00:00.000Z',
    is_read: false,
  }
  await stubSite(page, {
    listInbox: { success: true, data: { data: [message], last_page: 1, unread: 1 } },
    showInboxMessage: message,
    readInboxMessage: { success: true, message: 'ok' },
  })
  await open(page, '/inbox')
  const pane = page.getByRole('region', { name: 'Message' })
  await expect(pane).toHaveText('Choose a message to read it here.')
  const line = page.getByRole('main').getByRole('button', { name: 'Deposit credited' })
  await line.click()
  await expect(pane).toContainText('is in your main wallet.')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [left, right] = [await line.boundingBox(), await pane.boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
})

test('a game stands in the page, fills the window with T and goes back with Escape, and does not begin anew', async ({
  page,
}) => {
  await page.route('https://games.example.test/**', (route) =>
    route.fulfill({ body: '<title>game</title>', contentType: 'text/html' }),
  )
  await stubSite(page)
  await open(page, '/account')
  await goOn(page, '/gamerun', {
    gamerun: { url: 'https://games.example.test/tiger', title: 'Tiger Night' },
  })
  const frame = page.locator('iframe')
  await expect(page.getByRole('heading', { name: 'Tiger Night' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible()
  await frame.evaluate((element) => element.setAttribute('data-kept', ''))
  const width = async () => (await frame.boundingBox())?.width
  expect(await width()).toBeLessThan(1100)
  await page.keyboard.press('t')
  await expect.poll(width).toBe(1280)
  await expect(page.getByRole('button', { name: 'Leave the theatre' })).toHaveAttribute(
    'title',
    'Leave the theatre (T)',
  )
  await page.keyboard.press('Escape')
  await expect.poll(width).toBeLessThan(1100)
  await page.keyboard.press('f')
  await expect(page.getByRole('button', { name: 'Leave full screen' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
  await expect(frame).toHaveAttribute('data-kept', '')
})
