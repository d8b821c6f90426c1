import {
  bettingRecord,
  checkWithdrawal,
  lookPromoCode,
  showCashback,
  showTurnovers,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { callsOf } from '../../games/wallet/testing/open-table.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import {
  gift,
  openPromotionDesk,
  textsOf,
  type PromotionDesk,
} from '../testing/open-promotion-desk.ts'
import { endFreeRounds } from './end-free-rounds.ts'
import { sendFreeRounds } from './send-free-rounds.ts'
import { freeRoundsOf, GAME } from './testing/free-rounds-of.ts'
import { freeBet, newIds, playRound } from './testing/play-free-round.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let promotions: PromotionDesk
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  world = await openWorld({
    studio: true,
    idleJobs: ['send-free-rounds', 'end-free-rounds', 'end-bonuses'],
  })
  await syncCatalogue(world.api.ctx)
  desk = openDesk(world)
  promotions = await openPromotionDesk(world)
  players = freeRoundsOf(world)
})
afterAll(() => world.close())

test('[LAW-30] a code gives free rounds, which are played at the studio and become a bonus', async () => {
  const alice = await world.signUp('alice')
  const { body: offer } = await world.call(lookPromoCode, {
    token: alice.token,
    body: { code: 'boishakh10' },
  })
  expect(offer.free).toEqual({
    game: GAME,
    game_name: 'River Gold',
    game_name_bn: expect.any(String),
    rounds: 10,
    bet: '10.00',
    days: 7,
    win_max: '500.00',
  })
  const taken = await players.take(alice)
  expect(taken.body).toMatchObject({ bonus: '0.00', to_stake: '0.00' })
  expect(await players.shown(alice)).toMatchObject([{ state: 'coming', rounds: 10, left: 10 }])
  await sendFreeRounds(world.api.ctx)
  expect(await players.shown(alice)).toMatchObject([{ state: 'open', left: 10, bet: '10.00' }])
})

test('[LAW-30] free rounds are played at the studio, and become a bonus when they are over', async () => {
  const judy = await world.signUp('judy')
  const two = { kind: 'freeSpins' as const, free_game: GAME, free_rounds: '2' }
  const terms = { turnover: '1', bonus_max: '500', free_bet: '10', free_days: '7' }
  await promotions.offer('TWOROUNDS', { ...two, ...terms })
  const { body: taken } = await players.take(judy, 'TWOROUNDS')
  await sendFreeRounds(world.api.ctx)
  const grantId = taken.transaction_id
  const { session, body } = await players.sit(judy)
  expect(body['freeRounds']).toMatchObject({ grantId, betMinor: '1000', left: 2 })
  const played: bigint[] = []
  for (const spinId of ['judy-free-1', 'judy-free-2']) {
    const spin = () =>
      players.askStudio('/studio/spin', { session, betMinor: '1000', spinId, grantId })
    await expect.poll(async () => (await spin()).status, { timeout: 8_000 }).toBe(200)
    played.push(BigInt(String((await spin()).body['totalWinMinor'])))
  }
  const wonMinor = played.reduce((sum, minor) => sum + minor, 0n)
  await expect
    .poll(async () => {
      await endFreeRounds(world.api.ctx)
      return (await players.shown(judy))[0]?.state
    })
    .toBe('ended')
  const cappedMinor = wonMinor > 50_000n ? 50_000n : wonMinor
  expect(await players.wallet(judy)).toEqual(['0.00', taka(cappedMinor)])
  expect(await players.shown(judy)).toMatchObject([
    { won: taka(wonMinor), given: taka(cappedMinor) },
  ])
  const { body: records } = await world.call(bettingRecord, { token: judy.token })
  expect(records.map(({ bet_amount, is_free }) => [bet_amount, is_free])).toEqual([
    ['0.00', true],
    ['0.00', true],
  ])
})

const taka = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`

test('[LAW-19] what a free round wins is no money of the player until the rounds are over', async () => {
  const bob = await players.withRounds('bob')
  const seat = await players.openSeat(bob)
  const { ids, bet, win } = await playRound(seat, bob.grant, { amount: '2500' })
  expect([bet.body['balance'], win.body['balance']]).toEqual(['0', '0'])
  expect(await freeBet(seat, bob.grant, {}, ids)).toEqual(bet)
  expect(await players.shown(bob)).toMatchObject([{ left: 9, won: '25.00' }])
  expect(await players.wallet(bob)).toEqual(['0.00', '0.00'])
  for (let at = 2; at <= 10; at += 1) await playRound(seat, bob.grant, { amount: '0' })
  await Promise.all(Array.from({ length: 4 }, () => endFreeRounds(world.api.ctx)))
  expect(await players.wallet(bob)).toEqual(['0.00', '25.00'])
  const { body } = await world.call(showTurnovers, { token: bob.token })
  expect(body.turnover[0]).toMatchObject({ bonus: '25.00', required_turnover: '25.00' })
  const { error } = await world.call(checkWithdrawal, { token: bob.token })
  expect(error.code).not.toBe('TURNOVER_REMAINING')
})

test('[LAW-19] nobody plays rounds that are not theirs, more of them, or at another bet', async () => {
  const [carol, mallory] = [await players.withRounds('carol'), await world.signUp('mallory')]
  const [own, thief] = [await players.openSeat(carol), await players.openSeat(mallory)]
  const code = async (reply: ReturnType<typeof freeBet>) => (await reply).body['code']
  expect(await code(freeBet(thief, carol.grant))).toBe('FREE_GRANT_NOT_FOUND')
  expect(await code(freeBet(own, 'FUNKNOWN'))).toBe('FREE_GRANT_NOT_FOUND')
  expect(await code(freeBet(own, carol.grant, { grant_bet: '500000' }))).toBe('FREE_GRANT_MISMATCH')
  expect(await code(freeBet(own, carol.grant, { amount: '1000' }))).toBe('FREE_GRANT_MISMATCH')
  expect(await code(freeBet(own, carol.grant, { game: 'PADMA-OTHER' }))).toBe('GAME_NOT_FOUND')
  expect(await code(freeBet(own, carol.grant, { currency: 'INR' }))).toBe('VALIDATION_FAILED')
  const { ids } = await playRound(own, carol.grant, { amount: '100' })
  expect(await code(freeBet(own, carol.grant, { round_id: ids.round }))).toBe('FREE_GRANT_MISMATCH')
  expect(await code(freeBet(own, carol.grant, { grant_bet: '1' }, ids))).toBe(
    'TRANSACTION_CONFLICT',
  )
  const all = await Promise.all(Array.from({ length: 20 }, () => freeBet(own, carol.grant)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(9)
  expect(all.filter(({ body }) => body['code'] === 'FREE_GRANT_OVER')).toHaveLength(11)
  expect(await players.shown(carol)).toMatchObject([{ left: 0, won: '1.00', state: 'open' }])
})

test('[LAW-19] a bet that is taken back gives its round back once, in whatever order', async () => {
  const dave = await players.withRounds('dave')
  const seat = await players.openSeat(dave)
  const calls = callsOf(seat)
  const ids = newIds()
  await freeBet(seat, dave.grant, {}, ids)
  expect(await players.shown(dave)).toMatchObject([{ left: 9 }])
  await Promise.all([calls.rollback(ids), calls.rollback(ids)])
  expect(await players.shown(dave)).toMatchObject([{ left: 10 }])
  expect((await freeBet(seat, dave.grant, {}, ids)).status).toBe(200)
  expect(await players.shown(dave)).toMatchObject([{ left: 10 }])
  const late = newIds()
  await calls.rollback(late)
  expect((await freeBet(seat, dave.grant, {}, late)).body['code']).toBe('BET_ROLLED_BACK')
  expect(await players.shown(dave)).toMatchObject([{ left: 10 }])
})

test('[LAW-30] what is left after its time is not played, and what was won until then is given', async () => {
  const erin = await players.withRounds('erin')
  const seat = await players.openSeat(erin)
  await playRound(seat, erin.grant, { amount: '70000' })
  await sql`
    UPDATE free_grant SET created_at = created_at - interval '8 days',
      expires_at = expires_at - interval '8 days' WHERE code = ${erin.grant}
  `.execute(world.api.ctx.db)
  expect((await freeBet(seat, erin.grant)).body['code']).toBe('FREE_GRANT_OVER')
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(erin)).toMatchObject([
    { state: 'ended', left: 0, won: '700.00', given: '500.00' },
  ])
  expect(await players.wallet(erin)).toEqual(['0.00', '500.00'])
})

test('[LAW-25] a win above what the game can pay of the bet is held for two people', async () => {
  const frank = await players.withRounds('frank')
  const seat = await players.openSeat(frank)
  await playRound(seat, frank.grant, { amount: '900000000' })
  expect(await players.shown(frank)).toMatchObject([{ left: 9, won: '0.00' }])
  expect(await players.wallet(frank)).toEqual(['0.00', '0.00'])
  const { rows } = await sql<{ bet_minor: bigint }>`
    SELECT w.bet_minor FROM held_win w WHERE w.player_id = ${frank.playerId}
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([{ bet_minor: 1_000n }])
})

test('a deposit brings free rounds whose wins are own money, as the desk has written', async () => {
  const form = {
    ...gift,
    texts: textsOf('PAID'),
    kind: 'freeSpins' as const,
    on_deposit: true,
    deposit_min: '300',
    turnover: 0,
    bonus_max: '0',
    free_game: GAME,
    free_rounds: '2',
    free_bet: '20.00',
    free_days: '3',
  }
  const wrong = await promotions.ask({ ...form, free_bet: '21' })
  expect(wrong.error.errors).toHaveProperty('free_bet')
  expect((await promotions.ask({ ...form, free_game: 'NO' })).error.errors).toHaveProperty(
    'free_game',
  )
  await promotions.offer('PAID', form)
  const { id } = await promotions.listed('PAID')
  const grace = await world.signUp('grace')
  await desk.deposit(grace, { amount: '300', promotionId: id })
  const [given] = await players.shown(grace)
  expect(given).toMatchObject({ rounds: 2, bet: '20.00', turnover: 0 })
  await sendFreeRounds(world.api.ctx)
  const seat = await players.openSeat(grace)
  for (const amount of ['4000', '500'])
    await playRound(seat, given?.id ?? '', { amount, bet: '2000' })
  await endFreeRounds(world.api.ctx)
  expect(await players.wallet(grace)).toEqual(['345.00', '0.00'])
})

test('[LAW-30] free rounds come with one deposit of a player, whatever the form or an old row says', async () => {
  const kind = 'freeSpins' as const
  const rounds = { free_game: GAME, free_rounds: '2', free_bet: '20.00', free_days: '3' }
  const paid = { kind, on_deposit: true, once_per_player: false, deposit_min: '300', turnover: 0 }
  await promotions.offer('AGAIN', { ...paid, ...rounds })
  const { id, once_per_player } = await promotions.listed('AGAIN')
  expect(once_per_player).toBe(true)
  await sql`UPDATE promotion SET once_per_player = false WHERE id = ${id}`.execute(world.api.ctx.db)
  const kumar = await world.signUp('kumar')
  await desk.deposit(kumar, { amount: '300', promotionId: id })
  const again = await desk.claim(kumar, { amount: '300', promotionId: id })
  expect(again.error.code).toBe('PROMOTION_UNAVAILABLE')
  expect(await players.shown(kumar)).toHaveLength(1)
})

test('[LAW-4] the code gives its rounds once, and a second yes is answered alike', async () => {
  const heidi = await world.signUp('heidi')
  const [one, other] = await Promise.all([players.take(heidi), players.take(heidi)])
  expect(one.body.transaction_id).toBe(other.body.transaction_id)
  world.clock.advance(60_000)
  expect((await players.take(heidi)).error.code).toBe('PROMO_CODE_USED')
  expect(await players.shown(heidi)).toHaveLength(1)
})

test('[LAW-6] free rounds leave the games and the cashback of a player as they were', async () => {
  const { rows } = await sql<{ code: string; minor: bigint }>`
    SELECT a.code, sum(e.amount_minor)::bigint AS minor FROM account a
    JOIN entry e ON e.account_id = a.id WHERE a.code = 'house:games:PADMA:BDT' GROUP BY 1
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([])
  const ivan = await players.withRounds('ivan')
  await playRound(await players.openSeat(ivan), ivan.grant, { amount: '5000' })
  const { body } = await world.call(showCashback, { token: ivan.token })
  expect(body.data[0]).toMatchObject({ lost: '0.00' })
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await desk.breaches()).toEqual([])
})
