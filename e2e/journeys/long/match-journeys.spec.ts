import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import {
  backInMarket,
  backSelection,
  backTogether,
  cashOutOpenBet,
  comingMatch,
  matchBeside,
  openLuckySports,
} from '../../steps/book-steps.ts'
import { balanceOf, enter } from '../steps/enter.ts'
import { backInPlay, betOnFancy, cashOutAll, evenMatch, moveUntilWorth } from '../steps/in-play.ts'
import { openOdds } from '../steps/match.ts'
import { clearedOf, myBets, scoreOf } from '../steps/my-bets.ts'
import { newPlayer } from '../steps/new-player.ts'
import { balance, call, endMatch, minor } from '../../steps/match-steps.ts'
import { open } from '../../steps/quick-clock.ts'

const COMMISSION_PERCENT = 2
const BOOK_STAKE_MINOR = 100_00

// Both turn the feed's clock on, which ends whatever is in play: one after the other, never at once.
test.describe.configure({ mode: 'default' })

test('[SIL-115, EXCH-04, EXCH-26, REC-09, REC-12, REC-13] rahim backs both sides of a match in play, sees it settled, and his wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await enter(page, await newPlayer('rahim', 1000), '/exchange-inplay')
  const match = await evenMatch()
  await openOdds(page, match)
  const before = await balance(page)
  await backEverySide(page)
  await endMatch(match.EventId)
  const records = await settledRecords(page)
  expect(records.map(({ status }) => status).toSorted()).toEqual(['LOST', 'WON'])
  const grossMinor = records.reduce((sum, { netMinor }) => sum + netMinor, 0)
  expect((await balance(page)) - before).toBe(afterCommission(grossMinor))
  await open(page, '/betting-record')
  await page.getByRole('tab', { name: 'Exchange' }).click()
  await expect(page.getByText(match.Event).first()).toBeVisible()
  await expect(page.getByText('WON').first()).toBeVisible()
  await expect(page.getByText('LOST').first()).toBeVisible()
})

test('[API-21, GAME-21, LAW-19] a player bets on both sides of a match at Lucky Sports, sees it decided, and their wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await enter(page, await newPlayer('karim', 1000), '/')
  const before = await balance(page)
  const book = await openLuckySports(page)
  const match = await comingMatch()
  const returnsMinor = [await backSelection(book, match, 0), await backSelection(book, match, 1)]
  const gamesMinor = [
    await backInMarket(book, match, 'Games odd or even', 0),
    await backInMarket(book, match, 'Games odd or even', 1),
  ]
  expect(await balance(page)).toBe(before - 4 * BOOK_STAKE_MINOR)
  await endMatch(match.eventId)
  await book.getByRole('button', { name: /^My bets/ }).click()
  const isDecided = async () => {
    const counts = await Promise.all(
      ['Won', 'Lost', 'Stake returned'].map((state) =>
        book.getByText(state, { exact: true }).count(),
      ),
    )
    return counts.join(' ')
  }
  // Of a match that a player retired from, bets on the games give their stakes back.
  await expect.poll(isDecided, { timeout: 90_000 }).toMatch(/^(2 2 0|1 1 2)$/)
  const paidMinor = (await balance(page)) - before + 4 * BOOK_STAKE_MINOR
  const sums = [...gamesMinor, 2 * BOOK_STAKE_MINOR].flatMap((games) =>
    returnsMinor.map((winner) => winner + games),
  )
  expect(sums).toContain(paidMinor)
  await open(page, '/betting-record')
  await expect(page.getByText('Lucky Sports').first()).toBeVisible()
})

test('[GAME-21, LAW-19] a player joins two matches in one bet, cashes one out, sees one lost by its first match, and their wallet is right to the paisa', async ({
  page,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await enter(page, await newPlayer('nasrin', 1000), '/')
  const before = await balance(page)
  const book = await openLuckySports(page)
  const match = await comingMatch()
  const beside = await matchBeside(match)
  const join = (side: number) =>
    backTogether(book, [
      [match, side],
      [beside, 0],
    ])
  const returnsMinor = await join(0)
  await book.getByRole('button', { name: /^My bets/ }).click()
  const cashedMinor = await cashOutOpenBet(book)
  expect(cashedMinor).toBeLessThan(BOOK_STAKE_MINOR)
  expect(cashedMinor).toBeLessThan(returnsMinor)
  expect(await balance(page)).toBe(before - BOOK_STAKE_MINOR + cashedMinor)
  await book.getByRole('button', { name: 'Matches' }).click()
  for (const side of [0, 1]) await join(side)
  await endMatch(match.eventId)
  await book.getByRole('button', { name: /^My bets/ }).click()
  await expect(book.getByText('Multiple of 2')).toHaveCount(3)
  await expect.poll(() => paidOf(book).then(({ lost }) => lost), { timeout: 90_000 }).toBe(true)
  await endMatch(beside.eventId)
  await expect(book.getByRole('button', { name: 'Cash out' })).toHaveCount(0, { timeout: 90_000 })
  await expect
    .poll(async () => (await balance(page)) - before + 3 * BOOK_STAKE_MINOR, { timeout: 20_000 })
    .toBe((await paidOf(book)).paidMinor)
})

/** What the bets on the page have paid together, and whether one of them lost. */
async function paidOf(book: FrameLocator): Promise<{ paidMinor: number; lost: boolean }> {
  const paid = await book.getByText(/^\+ ৳/).allInnerTexts()
  const amounts = paid.map((text) => minor(text.replace(/[^\d.]/g, '')))
  const lost = (await book.locator('.state', { hasText: 'Lost' }).count()) > 0
  return { paidMinor: amounts.reduce((sum, amount) => sum + amount, 0), lost }
}

test('[SIL-115, LAW-14] two players cash out in play, one in the green and one in the red, whoever wins', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const match = await evenMatch()
  const players = [await newPlayer('shila', 1000), await newPlayer('robi', 1000)]
  const pages = [page, await (await browser.newContext()).newPage()]
  const each = players.flatMap((player, side) => {
    const own = pages[side]
    return own === undefined ? [] : [{ player, side, own }]
  })
  for (const { player, side, own } of each) {
    await enter(own, player, '/exchange-inplay')
    await openOdds(own, match)
    await backInPlay(own, side)
  }
  await moveUntilWorth(match.MarketId, players)
  const signs: number[] = []
  for (const { player, own } of each) signs.push(await cashOutAll(own, player, match))
  expect(signs.toSorted((a, b) => a - b)).toEqual([-1, 1])
  await endMatch(match.EventId)
  for (const { player, side } of each) {
    await expect.poll(() => myBets(player), { timeout: 60_000 }).toEqual([])
    const earnedMinor = minor(await balanceOf(player)) - 100_000
    expect(Math.sign(earnedMinor)).toBe(signs[side])
    expect(earnedMinor).toBeGreaterThan(-BOOK_STAKE_MINOR)
  }
})

test('[LAW-15] a fancy bet goes from the slip to its settlement by the score', async ({ page }) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(20_000)
  const shila = await newPlayer('shila', 1000)
  await enter(page, shila, '/account')
  const match = await betOnFancy(page)
  const [placed] = await myBets(shila)
  expect(placed).toMatchObject({ kind: 'fancy', side: 'yes', matched: '100.00' })
  await endMatch(match.EventId)
  await expect.poll(() => myBets(shila), { timeout: 60_000 }).toEqual([])
  const [settled] = await clearedOf(shila)
  const score = Number(await scoreOf(match.EventId, placed?.market_id ?? ''))
  const isWon = score >= Number(placed?.run)
  const grossMinor = isWon ? minor(placed?.potential_profit ?? '') : -10_000
  expect(settled).toMatchObject({ result: isWon ? 'won' : 'lost' })
  // Commission is for match odds alone.
  expect(minor(await balanceOf(shila))).toBe(100_000 + grossMinor)
})

/** What is left of a market's result once the house has taken its share of winnings. */
function afterCommission(grossMinor: number): number {
  return grossMinor - Math.max(0, Math.floor((grossMinor * COMMISSION_PERCENT) / 100))
}

async function backEverySide(page: Page) {
  for (const side of [0, 1]) await backInPlay(page, side)
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
