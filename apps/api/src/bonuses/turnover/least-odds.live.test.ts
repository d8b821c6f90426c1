import { getPromotion, lookPromoCode, showTurnovers, SPORTS_BOOK } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { freeRoundsOf } from '../free-rounds/testing/free-rounds-of.ts'
import { newIds } from '../free-rounds/testing/play-free-round.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'

let world: World
let promotions: PromotionDesk
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['end-bonuses'] })
  await syncCatalogue(world.api.ctx)
  promotions = await openPromotionDesk(world)
  players = freeRoundsOf(world)
})
afterAll(() => world.close())

/** A sports bet of 100 taka that loses, as its provider tells it. */
async function sportsBet(person: Person, more: Record<string, string>) {
  const seat = await players.openSeat(person, { slug: 'lucky', game: SPORTS_BOOK })
  const ids = newIds()
  const of = { session: seat.session, round_id: ids.round }
  const stake = { game: seat.game, amount: '10000', currency: 'BDT', ...more }
  const taken = await seat.wallet('bet', { ...of, transaction_id: ids.bet, ...stake })
  if (taken.status === 200)
    await seat.wallet('end-round', { ...of, transaction_id: newIds().bet, detail: '{}' })
  return taken
}

async function turnovers({ token, remoteId: remote_id }: Person) {
  const { body } = await world.call(showTurnovers, { token, query: { remote_id } })
  return body.turnover
}

test('[LAW-30] sports bets below the least odds of a bonus count nothing, and the record says why', async () => {
  await promotions.offer('LONGODDS', { odds_min: '1.5' })
  const alice = await world.signUp('alice')
  await openDesk(world).deposit(alice, { amount: '1000' })
  const { body: seen } = await world.call(lookPromoCode, {
    token: alice.token,
    body: { code: 'LONGODDS' },
  })
  expect(seen.odds_min).toBe('1.50')
  await players.take(alice, 'LONGODDS')
  for (const odds of ['1.49', '1.50', '6.64']) await sportsBet(alice, { odds })
  await sportsBet(alice, {})
  const [shown] = await turnovers(alice)
  expect(shown).toMatchObject({ odds_min: '1.50', remaining_turnover: '50.00', bets_counted: 2 })
  const told = shown?.last_bets.map(({ odds, percent, counted }) => [odds, percent, counted])
  expect(told?.toReversed()).toEqual([
    ['1.49', '0', '0.00'],
    ['1.50', '100', '100.00'],
    ['6.64', '100', '100.00'],
    [undefined, '0', '0.00'],
  ])
})

test('[LAW-30] a bonus beside others is taken while their turnover is open, and others are not', async () => {
  await promotions.offer('FIRST1')
  await promotions.offer('BESIDE', { beside_others: true })
  await promotions.offer('ALONE1')
  const bob = await world.signUp('bob')
  await players.take(bob, 'FIRST1')
  const look = async (code: string) =>
    (await world.call(lookPromoCode, { token: bob.token, body: { code } })).error.code
  expect(await look('ALONE1')).toBe('PROMOTION_TURNOVER_ACTIVE')
  await players.take(bob, 'BESIDE')
  expect(await turnovers(bob)).toHaveLength(2)
})

test.each(['0.5', '1', '5.01', 'many'])('least odds of %s are refused', async (odds_min) => {
  const odd = await promotions.form('LONGODDS', { odds_min })
  expect((await promotions.ask(odd)).error.errors).toHaveProperty('odds_min')
})

test('a promotion without least odds says nothing of them', async () => {
  const { body } = await world.call(getPromotion)
  expect(body.every((promotion) => promotion.odds_min === undefined)).toBe(true)
})

test('odds that are none are refused at the wallet', async () => {
  const carol = await world.signUp('carol')
  for (const odds of ['1.00', '1.5', '0.90', 'even'])
    expect((await sportsBet(carol, { odds })).status).toBe(422)
})
