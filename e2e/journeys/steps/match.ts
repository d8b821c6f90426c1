import {
  exchangeMarkets,
  placeBets,
  staffDecideApproval,
  staffSettleMarket,
  type CallBody,
  type Calls,
} from '@maidan/contract'
import { tickOfOdds } from '@maidan/money'
import type { Person } from '@maidan/testkit'
import { test, type Page } from '@playwright/test'
import { feedUrl, oddsUrl } from '../../ports.ts'
import { place, price, slip, stake } from '../../steps/bet-steps.ts'
import { expect } from '../../front/test.ts'
import { call, tokenOf } from './house.ts'

export type Match = {
  EventId: string
  MarketId: string
  Event: string
  OpenDate: string
  InPlay: boolean
  Runners: { SelectionId: number; SelectionName: string }[]
}

type Outcome = CallBody<Calls['staffSettleMarket']>['outcome']
type NewBet = Partial<CallBody<Calls['placeBets']>['bets'][number]>

const AHEAD_MS = 8 * 3_600_000

/** How far the market may move between a tap and its arrival. */
const TICKS_OF_GRACE = 3

/** Matches that journeys of this worker have bet on. */
const taken = new Set<string>()

/** The matches of a sport as the odds partner lists them. */
export async function matchesOf(sport: string): Promise<Match[]> {
  const response = await fetch(`${feedUrl}/api/sports-events/${sport}`)
  return (await response.json()) as Match[]
}

/** A soccer match hours ahead, whose odds stand still and on which no other journey bets. */
export async function quietMatch(
  suits: (match: Match) => Promise<boolean> = takesBets,
): Promise<Match> {
  const { parallelIndex, config } = test.info()
  const coming = (await matchesOf('soccer'))
    .filter(({ OpenDate }) => Date.parse(OpenDate) > Date.now() + AHEAD_MS)
    .filter((_, at) => at % config.workers === parallelIndex)
  for (const match of coming) {
    if (taken.has(match.EventId) || !(await suits(match))) continue
    taken.add(match.EventId)
    return match
  }
  throw new Error('no soccer match is left to bet on')
}

async function takesBets({ EventId: event_id }: Match): Promise<boolean> {
  const { body } = await call(exchangeMarkets, { query: { event_id } })
  return body.markets[0]?.status === 'open'
}

type Book = Record<'availableToBack' | 'availableToLay', { price: number }[]>

/** True where a tick is free between the house's prices of the first runner, for players alone. */
export async function hasRoomBetween(match: Match): Promise<boolean> {
  if (!(await takesBets(match))) return false
  const response = await fetch(`${oddsUrl}/api/match-odds/${match.MarketId}`)
  const [odds] = (await response.json()) as { runners: { ex: Book }[] }[]
  const { availableToBack = [], availableToLay = [] } = odds?.runners[0]?.ex ?? {}
  const [back, lay] = [availableToBack, availableToLay].map(([best]) =>
    tickOfOdds(Math.round((best?.price ?? 0) * 100)),
  )
  return typeof back === 'number' && typeof lay === 'number' && lay - back > 1
}

/** Goes from the list of sports to the odds of a match. */
export async function openOdds(page: Page, { Event }: Match): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: Event }).first().click()
  await expect(page).toHaveURL('/odds-view')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(Event)
}

/**
 * Taps the price of a runner and places a stake on it. The least odds asked for are a little worse
 * than those that stand there: the market may move before the tap arrives, and the bet is matched
 * at the best that is offered all the same.
 */
export async function bet(page: Page, name: string, side: 'Back' | 'Lay', taka: string) {
  await price(page, `${name} ${side}`).first().click()
  await stake(page).fill(taka)
  const worse = slip(page).getByRole('button', {
    name: side === 'Back' ? 'Lower odds' : 'Higher odds',
  })
  for (let tick = 0; tick < TICKS_OF_GRACE; tick += 1) await worse.click()
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  await slip(page).getByRole('button', { name: 'Done' }).click()
}

/** Places one bet over the calls; refusals are the caller's to look at. */
export function placeOver({ token }: Person, market: string, given: NewBet) {
  const bets = [{ market_id: market, side: 'back' as const, odds: '2', stake: '100', ...given }]
  return call(placeBets, { token, body: { client_ref: crypto.randomUUID(), bets } })
}

/** Settles a market by hand: the trader asks, an admin agrees. */
export async function settleByTwo(code: string, outcome: Outcome): Promise<void> {
  const params = { code }
  const asked = await call(staffSettleMarket, {
    token: await tokenOf('trader1'),
    params,
    body: { outcome, reason: 'Scorecard of the league' },
  })
  const id = asked.body.approval?.id
  if (id === undefined) throw new Error(`nobody was asked: ${asked.text}`)
  const agreed = await call(staffDecideApproval, {
    token: await tokenOf('admin2'),
    params: { id: String(id), decision: 'agree' },
    body: {},
  })
  if (agreed.status !== 200) throw new Error(`the market is not settled: ${agreed.text}`)
}
