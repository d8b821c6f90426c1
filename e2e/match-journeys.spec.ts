import { expect, test, type Page } from '@playwright/test'
import { feedUrl } from './ports.ts'
import { open } from './stubs.ts'

const COMMISSION_PERCENT = 2

test('[SIL-115, EXCH-04, EXCH-26, REC-09, REC-12, REC-13] rahim backs both sides of a match in play, sees it settled, and his wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await logIn(page)
  await open(page, '/exchange-inplay')
  const { name, eventId } = await openTennis(page)
  const before = await balance(page)
  await backEverySide(page)
  await endMatch(eventId)
  const records = await settledRecords(page)
  expect(records.map(({ status }) => status).toSorted()).toEqual(['LOST', 'WON'])
  const grossMinor = records.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const commissionMinor = Math.max(0, Math.floor((grossMinor * COMMISSION_PERCENT) / 100))
  expect((await balance(page)) - before).toBe(grossMinor - commissionMinor)
  await open(page, '/betting-record')
  await page.getByRole('tab', { name: 'Exchange' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByText('WON').first()).toBeVisible()
  await expect(page.getByText('LOST').first()).toBeVisible()
})

async function logIn(page: Page) {
  await open(page, '/login')
  await page.getByLabel('Username').fill('rahim2026')
  await page.getByLabel('Password', { exact: true }).fill('Maidan2026')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/')
  // The urgent notice stands before everything until it is dismissed.
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Opens the first tennis match of the list as a player would. */
async function openTennis(page: Page): Promise<{ name: string; eventId: string }> {
  const match = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Tennis/ }) })
    .getByRole('link')
    .first()
  const asked = page.waitForRequest(/\/api\/event\/\d+/)
  await match.click()
  await expect(page).toHaveURL(/\/odds-view/)
  const eventId = /\/api\/event\/(\d+)/.exec((await asked).url())?.[1] ?? ''
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  return { name, eventId }
}

/** A bet lapses when a point begins in its delay, so that a player may have to tap again. */
async function backEverySide(page: Page) {
  for (const side of [0, 1])
    await expect(async () => {
      await closeSlip(page)
      await page
        .getByRole('button', { name: / Back \d/ })
        .nth(side)
        .click({ timeout: 3000 })
      const slip = page.getByRole('dialog')
      await slip.getByLabel('Stake', { exact: true }).fill('100')
      await slip.getByRole('button', { name: /^(Place bet|Accept)/ }).click({ timeout: 3000 })
      const outcome = slip.getByText(/Bet matched|Not placed|is suspended|is being played/)
      await expect(outcome.first()).toBeVisible({ timeout: 15_000 })
      const isMatched = await slip.getByText('Bet matched').isVisible()
      await closeSlip(page)
      expect(isMatched).toBe(true)
    }).toPass({ timeout: 90_000 })
}

async function closeSlip(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function endMatch(eventId: string) {
  const response = await fetch(`${feedUrl}/test/jump`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, to: 'end' }),
  })
  expect(response.status).toBe(200)
}

type Record = { status: string; net_profit_loss: string }

/** The two records once the match is settled, as the page's own call tells them. */
async function settledRecords(page: Page) {
  let records: Record[] = []
  await expect(async () => {
    const { data } = (await call(page, 'GET', '/api/exchange-hub')) as { data: Record[] }
    records = data.slice(0, 2)
    expect(records.filter(({ status }) => status === 'open')).toEqual([])
  }).toPass({ timeout: 60_000 })
  return records.map(({ status, net_profit_loss }) => ({
    status,
    netMinor: minor(net_profit_loss),
  }))
}

async function balance(page: Page): Promise<number> {
  return minor(((await call(page, 'POST', '/api/balance')) as { balance: string }).balance)
}

function minor(decimal: string): number {
  return Math.round(Number(decimal) * 100)
}

function call(page: Page, method: string, path: string): Promise<unknown> {
  return page.evaluate(
    async ([verb, address]) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token') ?? ''}` }
      return (await fetch(address ?? '', { method: verb ?? '', headers })).json() as unknown
    },
    [method, path],
  )
}
