import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TicketAnswer } from '../messages/describe-messages.ts'
import type { KeepLedger } from '../testing/wallet/keep-ledger.ts'
import type { FakeWallet } from '../testing/wallet/start-fake-wallet.ts'
import { openPage, PRICE_MINOR } from '../testing/play-page.ts'
import type { Page } from '../testing/play-page.ts'
import { doOnce, openHouse, START_MINOR } from '../testing/open-house.ts'
import type { House } from '../testing/open-house.ts'
import type { Game } from '../testing/start-game.ts'
import { waitUntil } from '../testing/wait-until.ts'

let house: House
let ledger: KeepLedger
let wallet: FakeWallet
let game: Game
let page: Page

beforeEach(async () => {
  house = await openHouse()
  ledger = house.ledger
  wallet = house.wallet
  game = house.game
  page = await openPage(game.origin, ledger.dealToken())
})

afterEach(() => house.close())

test('a ticket: bet, win, end, in this order, and the page is told', async () => {
  const { ticket } = await page.buy()
  expect(ticket.state).toBe('settled')
  expect(ticket.fields?.length).toBe(9)
  expect(ticket.balanceAfterBetMinor).toBe((START_MINOR - BigInt(PRICE_MINOR)).toString())
  expect(ticket.serverSeed).toBe(null)
  await waitUntil(() => wallet.seen.some(({ name }) => name === 'end-round'), 'the end')
  const names = wallet.seen.map(({ name }) => name).filter((name) => name !== 'balance')
  expect(names).toEqual(['authenticate', 'bet', 'win', 'end-round'])
  house.assertBooksRight()
  expect(ticket.balanceAfterWinMinor).toBe(ledger.state.balance.toString())
})

test('the same order twice is one ticket', async () => {
  const first = await page.buy('one-order-of-a-page')
  const second = await page.buy('one-order-of-a-page')
  expect(second.ticket.id).toBe(first.ticket.id)
  expect(house.listBets().length).toBe(1)
})

test('a bet that is refused draws nothing, and the next may be taken', async () => {
  ledger.state.balance = 1_200n
  const poor = await page.buy()
  expect(poor.ticket.state).toBe('refused')
  expect(poor.ticket.refusal).toBe('WALLET_NOT_ENOUGH_MONEY')
  expect(poor.ticket.balanceAfterWinMinor).toBe('1200')
  expect(poor.ticket.fields).toBe(null)
  ledger.state.balance = START_MINOR
  expect((await page.buy()).ticket.state).toBe('settled')
  house.assertBooksRight()
})

test('a ticket dearer than a bonus allows is refused, and the next one is sold', async () => {
  ledger.state.isBound = true
  expect((await page.buy()).ticket.refusal).toBe('BONUS_BET_MAX')
  ledger.state.isBound = false
  expect((await page.buy()).ticket.state).toBe('settled')
  house.assertBooksRight()
})

test('a blocked player, a game that is off and an old session are said', async () => {
  ledger.state.isOff = true
  expect((await page.buy()).ticket.refusal).toBe('GAME_NOT_FOUND')
  ledger.state.isOff = false
  ledger.state.isBlocked = true
  expect((await page.buy()).ticket.refusal).toBe('PLAYER_BLOCKED')
  ledger.state.isBlocked = false
  await expect(page.buy()).rejects.toThrow(/PLAYER_BLOCKED/)
  ledger.state.isExpired = true
  expect((await page.post('state', {})).body['code']).toBe('SESSION_ENDED')
})

test('a bet without an answer that decides is rolled back', async () => {
  for (const status of [500, 503, 429, 408, 302]) {
    wallet.plan = { before: doOnce('bet', () => status) }
    const { ticket } = await page.buy()
    expect([status, ticket.state]).toEqual([status, 'cancelled'])
    expect(ticket.fields).toBe(null)
    expect(ledger.state.balance).toBe(START_MINOR)
  }
  house.assertBooksRight()
})

test('a bet that was taken, but whose answer was lost, is rolled back', async () => {
  wallet.plan = { after: doOnce('bet', () => 'cut') }
  const { ticket } = await page.buy()
  expect(ticket.state).toBe('cancelled')
  expect(house.listBets()[0]?.isRolledBack).toBe(true)
  house.assertBooksRight()
})

test('a win without an answer is sent again with the same text, later and later', async () => {
  let failures = 0
  wallet.plan = {
    before: (name) => (name === 'win' && (failures += 1) <= 3 ? 503 : undefined),
  }
  const { ticket } = await page.buy()
  expect(ticket.state).toBe('settling')
  await expect(page.buy()).rejects.toThrow(/TICKET_UNDER_WAY/)
  await waitUntil(() => wallet.seen.some(({ name }) => name === 'end-round'), 'the end')
  const wins = wallet.seen.filter(({ name }) => name === 'win')
  expect(wins.length).toBe(4)
  expect(new Set(wins.map(({ text }) => text)).size).toBe(1)
  const waits = wins.slice(1).map(({ atMs }, index) => atMs - (wins[index]?.atMs ?? 0))
  for (const [index, leastMs] of [480, 980, 1_980].entries()) {
    expect((waits[index] ?? 0) >= leastMs, `waited ${waits.join(', ')} ms`).toBe(true)
  }
  house.assertBooksRight()
})

test('a win whose answer was lost is paid once', async () => {
  wallet.plan = { after: doOnce('win', () => 'cut') }
  await page.buy()
  await waitUntil(() => wallet.seen.some(({ name }) => name === 'end-round'), 'the end')
  expect(wallet.seen.filter(({ name }) => name === 'win').length).toBe(2)
  house.assertBooksRight()
})

test('a win that comes after the operator gave the stake back is closed and said', async () => {
  wallet.plan = {
    before: doOnce('win', () => {
      ledger.giveBackUndecided()
      return 503
    }),
  }
  const { ticket } = await page.buy()
  await waitUntil(() => wallet.seen.filter(({ name }) => name === 'win').length === 2, 'again')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const { body } = await page.post('ticket', { id: ticket.id })
  expect((body as TicketAnswer).ticket.state).toBe('void')
  house.assertBooksRight()
})

test('a win that is refused for a fault is repeated, and does not hold the player up', async () => {
  let sendings = 0
  wallet.plan = {
    before: (name) => {
      if (name === 'win' && (sendings += 1) === 1) ledger.rounds.clear()
      return undefined
    },
  }
  await page.buy()
  await waitUntil(() => sendings === 3, 'two repeats')
  expect((await page.buy()).ticket.state).toBe('settled')
})

test('a ticket that was not scratched comes back with the next launch', async () => {
  const { ticket } = await page.buy()
  await game.restart()
  const again = await openPage(game.origin, ledger.dealToken())
  expect(again.opened.state.ticket?.id).toBe(ticket.id)
  expect(again.opened.state.ticket?.fields).toEqual(ticket.fields)
  const told = (await again.post('reveal', { id: ticket.id })).body as TicketAnswer
  expect(told.ticket.serverSeed ?? '').toMatch(/^[0-9a-f]{64}$/)
  expect((await again.state()).ticket).toBe(null)
})
