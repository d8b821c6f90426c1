import { exchangeMarkets, quoteCashOut } from '@maidan/contract'
import type { Person } from '@maidan/testkit'
import { expect, type Locator, type Page } from '@playwright/test'
import { place, slip, stake } from '../../steps/bet-steps.ts'
import { minor } from '../../steps/match-steps.ts'
import { feedUrl } from '../../ports.ts'
import { open } from '../../steps/quick-clock.ts'
import { call } from './house.ts'
import { matchesOf, openOdds, type Match } from './match.ts'

const STEP_MS = 4 * 60_000
/** Five taka: while the players cash out the price moves on, and no further than that. */
const CLEAR_MINOR = 500
const OUTCOME = /Bet matched|Not placed|is suspended|is being played/

/** The matches that are being played, those first that began last. */
export async function matchesInPlay(sport: string): Promise<Match[]> {
  const playing = (await matchesOf(sport)).filter(({ InPlay }) => InPlay)
  return playing.toSorted((a, b) => Date.parse(b.OpenDate) - Date.parse(a.OpenDate))
}

/** A tennis match in play that takes bets and has long to go. */
export async function evenMatch(): Promise<Match> {
  for (const match of await matchesInPlay('tennis')) {
    const { body } = await call(exchangeMarkets, { query: { event_id: match.EventId } })
    const odds = body.markets.find(({ kind }) => kind === 'match_odds')
    if (odds?.in_play === true && odds.status === 'open') return match
  }
  throw new Error('no tennis match is in play')
}

/** Backs a side of the open match with 100 taka. */
export function backInPlay(page: Page, side: number): Promise<void> {
  // A side that has no price for the moment is waited for: the next one in the row is the other side.
  return betUntilMatched(page, page.getByRole('button', { name: / Back (\d|no price)/ }).nth(side))
}

/** Bets 100 taka on Yes of a line of runs that takes bets; the match that it is of. */
export async function betOnFancy(page: Page): Promise<Match> {
  for (const match of await matchesInPlay('cricket')) {
    await open(page, '/exchange-inplay')
    await openOdds(page, match)
    await page.getByRole('tab', { name: 'Fancy', exact: true }).click()
    const lines = page.getByRole('tabpanel').getByRole('button', { name: / Yes \d/ })
    const taking = lines.and(page.locator(':enabled')).first()
    if (!(await isThere(taking))) continue
    await betUntilMatched(page, taking)
    return match
  }
  throw new Error('no cricket match in play has a line that takes bets')
}

/** Lines stand still for seconds at a time, while a ball is bowled. */
function isThere(line: Locator): Promise<boolean> {
  return line.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

/** A bet lapses when a ball or point begins in its delay, so that a player may have to tap again. */
async function betUntilMatched(page: Page, price: Locator): Promise<void> {
  await expect(async () => {
    await closeSlip(page)
    await price.click({ timeout: 3000 })
    await stake(page).fill('100')
    await place(page).click({ timeout: 3000 })
    await expect(slip(page).getByText(OUTCOME).first()).toBeVisible({ timeout: 15_000 })
    const isMatched = await slip(page).getByText('Bet matched').isVisible()
    await closeSlip(page)
    expect(isMatched).toBe(true)
  }).toPass({ timeout: 90_000 })
}

async function closeSlip(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/**
 * Lets the match go on until one player would win by cashing out and the other one lose: the price
 * may have moved between their bets, so that both start on the same side of nothing.
 */
export async function moveUntilWorth(market: string, players: readonly Person[]): Promise<void> {
  await expect(async () => {
    const worth = await Promise.all(players.map((player) => quoteOf(player, market)))
    // While the market stands still after a step, nothing is offered yet.
    expect(worth.filter(Number.isNaN)).toEqual([])
    const isClear =
      worth.some((one) => one > CLEAR_MINOR) && worth.some((one) => one < -CLEAR_MINOR)
    if (!isClear) await letPass(STEP_MS)
    expect(isClear).toBe(true)
  }).toPass({ timeout: 60_000, intervals: [500] })
}

async function quoteOf({ token }: Person, market_id: string): Promise<number> {
  const { status, body } = await call(quoteCashOut, { token, query: { market_id } })
  return status === 200 ? minor(body.guaranteed) : NaN
}

async function letPass(byMs: number): Promise<void> {
  await fetch(`${feedUrl}/test/jump`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ byMs }),
  })
}

/**
 * Cashes out all of a player's only position on My Bets, again where the delay of play let it
 * lapse, until nothing is left to cash out; whether it was in the green or in the red.
 */
export async function cashOutAll(page: Page, player: Person, { MarketId }: Match): Promise<number> {
  let sign = 0
  const isDone = async () => {
    const { error } = await call(quoteCashOut, {
      token: player.token,
      query: { market_id: MarketId },
    })
    return error.code === 'CASH_OUT_NO_POSITION'
  }
  await expect(async () => {
    if (await isDone()) return
    const worth = await quoteOf(player, MarketId)
    // Nothing is offered while a point is played.
    expect(worth).not.toBeNaN()
    sign = Math.sign(worth)
    await open(page, '/exchange-account/bets')
    await page.getByRole('button', { name: 'Cash out' }).click({ timeout: 5000 })
    await page.getByRole('button', { name: /^Cash out −?৳/ }).click({ timeout: 8000 })
    await expect.poll(isDone, { timeout: 6000 }).toBe(true)
  }).toPass({ timeout: 60_000 })
  return sign
}
