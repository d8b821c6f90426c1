import { staffApprovals, staffRefundDeposit, staffReverseDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endFreeRounds } from '../../bonuses/free-rounds/end-free-rounds.ts'
import { sendFreeRounds } from '../../bonuses/free-rounds/send-free-rounds.ts'
import { tellCancelled } from '../../bonuses/free-rounds/tell-cancelled.ts'
import { freeRoundsOf, GAME } from '../../bonuses/free-rounds/testing/free-rounds-of.ts'
import { freeBet, newIds, playRound } from '../../bonuses/free-rounds/testing/play-free-round.ts'
import { openPromotionDesk } from '../../bonuses/testing/open-promotion-desk.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { callsOf } from '../../games/wallet/testing/open-table.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { agreeToAll, freshTrxId, openDesk, type Desk } from '../testing/open-desk.ts'

const DAY_MS = 24 * 3_600_000

let world: World
let desk: Desk
let players: ReturnType<typeof freeRoundsOf>
let promotionId: number
beforeAll(async () => {
  world = await openWorld({
    studio: true,
    idleJobs: ['send-free-rounds', 'end-free-rounds', 'tell-cancelled-rounds', 'end-bonuses'],
  })
  await syncCatalogue(world.api.ctx)
  desk = openDesk(world)
  players = freeRoundsOf(world)
  const promotions = await openPromotionDesk(world)
  await promotions.offer('Three rounds', {
    code: '',
    kind: 'freeSpins',
    uses_max: '0',
    amount: '0',
    on_deposit: true,
    deposit_min: '200',
    turnover: '1',
    bonus_max: '500',
    free_game: GAME,
    free_rounds: '3',
    free_bet: '10',
    free_days: '7',
  })
  promotionId = (await promotions.listed('Three rounds')).id
})
afterAll(() => world.close())

/** Somebody with three free rounds of a deposit of 500, and a seat at the game. */
async function withRounds(name: string) {
  const person = await world.signUp(name)
  const reference = await desk.deposit(person, { promotionId })
  const [grant] = await players.shown(person)
  return { person, reference, grant: grant?.id ?? '', seat: await players.openSeat(person) }
}

async function askReverse(reference: string) {
  const { token } = await world.staff('cashier1')
  const params = { id: await desk.paymentId(reference) }
  const body = { reversal_ref: freshTrxId(), reason: 'A chargeback' }
  return world.call(staffReverseDeposit, { token, params, body })
}

async function evidenceOn(reference: string) {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffApprovals, { token, query: { state: 'waiting' } })
  return body.data.find(({ subject }) => subject === `payment:${reference}`)?.evidence.effect
}

const agree = async () => agreeToAll(world, (await world.staff('admin')).token)

/** What the game's page shows of free rounds, as its provider knows them. */
const atProvider = async (person: Person) => (await players.sit(person)).body['freeRounds'] ?? null

async function lettersOf({ playerId }: Person): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM inbox_message WHERE player_id = ${playerId} AND code IS NOT NULL ORDER BY id
  `.execute(world.api.ctx.db)
  return rows.map(({ code }) => code)
}

test('[LAW-24] a deposit taken back takes its free rounds along, and what was played stays', async () => {
  const { person, reference, grant, seat } = await withRounds('alice')
  await sendFreeRounds(world.api.ctx)
  await playRound(seat, grant, { amount: '2500' })
  const underWay = newIds()
  expect((await freeBet(seat, grant, {}, underWay)).status).toBe(200)
  await askReverse(reference)
  expect(await evidenceOn(reference)).toMatchObject({ free_rounds_ended: '1', collected: '500.00' })
  expect(await players.shown(person)).toMatchObject([{ state: 'open', left: 1 }])
  await agree()
  expect(await players.shown(person)).toMatchObject([{ state: 'open', left: 0, won: '25.00' }])
  expect((await freeBet(seat, grant)).body['code']).toBe('FREE_GRANT_OVER')
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(person)).toMatchObject([{ state: 'open' }])
  const calls = callsOf(seat)
  expect((await calls.win('1000', underWay)).status).toBe(200)
  await calls.end(underWay)
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(person)).toMatchObject([{ state: 'ended', left: 0, given: '35.00' }])
  expect(await players.wallet(person)).toEqual(['0.00', '35.00'])
  expect(await lettersOf(person)).toContain('freeRoundsCancelled')
  expect(await tellCancelled(world.api.ctx)).toBe(1)
  expect(await atProvider(person)).toBeNull()
})

test('[LAW-19] the provider is told until it knows, and only of what it was given', async () => {
  const { person, reference } = await withRounds('bob')
  await sendFreeRounds(world.api.ctx)
  expect(await atProvider(person)).toMatchObject({ left: 3 })
  await askReverse(reference)
  await agree()
  expect(await atProvider(person)).toMatchObject({ left: 3 })
  const { studio } = world.api.ctx
  const away = { ...studio, cancelFreeRounds: () => Promise.reject(new Error('away')) }
  expect(await tellCancelled({ ...world.api.ctx, studio: away })).toBe(1)
  expect(await tellCancelled(world.api.ctx)).toBe(0)
  world.clock.advance(60_000)
  expect(await tellCancelled(world.api.ctx)).toBe(1)
  expect(await atProvider(person)).toBeNull()
  world.clock.advance(60_000)
  expect(await tellCancelled(world.api.ctx)).toBe(0)
})

test('what its provider was never told of is never given, nor told', async () => {
  const { person, reference } = await withRounds('carol')
  await askReverse(reference)
  await agree()
  await sendFreeRounds(world.api.ctx)
  expect(await tellCancelled(world.api.ctx)).toBe(0)
  expect(await atProvider(person)).toBeNull()
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(person)).toMatchObject([{ state: 'ended', left: 0, given: '0.00' }])
})

test('a deposit given back does so, too, and one whose rounds are played says nothing of them', async () => {
  const dora = await withRounds('dora')
  const { token } = await world.staff('cashier1')
  const body = { through: 'hand', reason: 'Asked', refund_trx_id: freshTrxId() } as const
  const params = { id: await desk.paymentId(dora.reference) }
  await world.call(staffRefundDeposit, { token, params, body })
  expect(await evidenceOn(dora.reference)).toMatchObject({ free_rounds_ended: '3' })
  await agree()
  expect(await players.shown(dora.person)).toMatchObject([{ left: 0 }])
  const erin = await withRounds('erin')
  for (let at = 0; at < 3; at += 1) await playRound(erin.seat, erin.grant, { amount: '0' })
  await askReverse(erin.reference)
  expect(await evidenceOn(erin.reference)).not.toHaveProperty('free_rounds_ended')
  await agree()
  expect(await lettersOf(erin.person)).not.toContain('freeRoundsCancelled')
})

test('whatever came of them, the books agree', async () => {
  await endFreeRounds(world.api.ctx)
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
})
