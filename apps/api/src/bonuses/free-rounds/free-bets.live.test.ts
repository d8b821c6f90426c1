import { SPORTS_BOOK } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'
import { endFreeRounds } from './end-free-rounds.ts'
import { sendFreeRounds } from './send-free-rounds.ts'
import { freeRoundsOf } from './testing/free-rounds-of.ts'
import { playRound } from './testing/play-free-round.ts'

let world: World
let promotions: PromotionDesk
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  world = await openWorld({
    studio: true,
    idleJobs: ['send-free-rounds', 'end-free-rounds', 'end-bonuses'],
  })
  await syncCatalogue(world.api.ctx)
  promotions = await openPromotionDesk(world)
  players = freeRoundsOf(world)
})
afterAll(() => world.close())

const terms = {
  kind: 'freeSpins' as const,
  free_game: SPORTS_BOOK,
  free_rounds: '2',
  free_bet: '100',
  free_days: '7',
  turnover: '0',
  bonus_max: '0',
}

test('[LAW-30] a promotion gives free bets of the sports book, whose wins become own money', async () => {
  await promotions.offer('FREEBETS', terms)
  const alice = await world.signUp('alice')
  const { body: taken } = await players.take(alice, 'FREEBETS')
  await sendFreeRounds(world.api.ctx)
  expect(await players.shown(alice)).toMatchObject([
    { game: SPORTS_BOOK, state: 'open', left: 2, bet: '100.00' },
  ])
  const seat = await players.openSeat(alice, { slug: 'lucky', game: SPORTS_BOOK })
  for (const amount of ['8800', '0'])
    await playRound(seat, taken.transaction_id, { amount, bet: '10000' })
  await endFreeRounds(world.api.ctx)
  expect(await players.wallet(alice)).toEqual(['88.00', '0.00'])
})

test('free bets have one of the stakes that the book names', async () => {
  const odd = await promotions.form('FREEBETS', { free_bet: '101' })
  expect((await promotions.ask(odd)).error.errors).toHaveProperty('free_bet')
})
