import { expect, test, type Page } from '@playwright/test'
import { backSelection, comingMatch, openLuckySports } from './book-steps.ts'
import { balance, call, endMatch, logIn, minor } from './match-steps.ts'
import { open } from './quick-clock.ts'

const COMMISSION_PERCENT = 2
const BOOK_STAKE_MINOR = 100_00

// Both turn the feed's clock on, which ends whatever is in play: one after the other, never at once.
test.describe.configure({ mode: 'default' })

test('[SIL-115, EXCH-04, EXCH-26, REC-09, REC-12, REC-13] rahim backs both sides of a match in play, sees it settled, and his wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await logIn(page, 'rahim2026')
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

test('[API-21, GAME-21, LAW-19] karim bets on both sides of a match at Lucky Sports, sees it decided, and his wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await logIn(page, 'karim2026')
  const before = await balance(page)
  const book = await openLuckySports(page)
  const match = await comingMatch()
  const returnsMinor = [await backSelection(book, match, 0), await backSelection(book, match, 1)]
  expect(await balance(page)).toBe(before - 2 * BOOK_STAKE_MINOR)
  await endMatch(match.eventId)
  await book.getByRole('button', { name: /^My bets/ }).click()
  await expect(book.getByText('Won', { exact: true })).toHaveCount(1, { timeout: 90_000 })
  await expect(book.getByText('Lost', { exact: true })).toHaveCount(1)
  const paidMinor = (await balance(page)) - before + 2 * BOOK_STAKE_MINOR
  expect(returnsMinor).toContain(paidMinor)
  await open(page, '/betting-record')
  await expect(page.getByText('Lucky Sports').first()).toBeVisible()
})

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
