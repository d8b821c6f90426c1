import { staffAudit, staffCancelFreeRounds, staffFreeRounds } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { callsOf } from '../../games/wallet/testing/open-table.ts'
import { endFreeRounds } from './end-free-rounds.ts'
import { tellCancelled } from './tell-cancelled.ts'
import { freeRoundsOf } from './testing/free-rounds-of.ts'
import { freeBet, newIds, playRound } from './testing/play-free-round.ts'

let world: World
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  world = await openWorld({
    studio: true,
    idleJobs: ['send-free-rounds', 'end-free-rounds', 'tell-cancelled-rounds'],
  })
  await syncCatalogue(world.api.ctx)
  players = freeRoundsOf(world)
})
afterAll(() => world.close())

async function takeBack(id: string, { member = 'admin', reason = 'Given by mistake' } = {}) {
  const { token } = await world.staff(member === 'admin' ? 'admin' : 'cashier1')
  return world.call(staffCancelFreeRounds, { token, params: { id }, body: { reason } })
}

async function onDesk(id: string) {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffFreeRounds, { token })
  return body.data.find((grant) => grant.id === id)
}

test('[LAW-24] what is not begun is taken back with a reason; what was played or runs stays', async () => {
  const alice = await players.withRounds('alice')
  const seat = await players.openSeat(alice)
  await playRound(seat, alice.grant, { amount: '2500' })
  const underWay = newIds()
  expect((await freeBet(seat, alice.grant, {}, underWay)).status).toBe(200)
  const { status, body } = await takeBack(alice.grant)
  expect([status, body.left, body.won]).toEqual([200, 0, '25.00'])
  expect(body.cancelled_at).not.toBeNull()
  expect(await onDesk(alice.grant)).toEqual(body)
  expect((await freeBet(seat, alice.grant)).body['code']).toBe('FREE_GRANT_OVER')
  const calls = callsOf(seat)
  expect((await calls.win('1000', underWay)).status).toBe(200)
  await calls.end(underWay)
  expect(await tellCancelled(world.api.ctx)).toBe(1)
  expect((await players.sit(alice)).body['freeRounds'] ?? null).toBeNull()
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(alice)).toMatchObject([{ state: 'ended', won: '35.00' }])
})

test('the player is told once, and the reason stands in the audit', async () => {
  const bob = await players.withRounds('bob')
  const both = await Promise.all([takeBack(bob.grant), takeBack(bob.grant)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await sql<{ params: unknown }>`
    SELECT params FROM inbox_message WHERE player_id = ${bob.playerId} AND code = 'freeRoundsStopped'
  `.execute(world.api.ctx.db)
  expect(rows).toMatchObject([
    { params: { left: '10', reason: 'Given by mistake', reference: bob.grant } },
  ])
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffAudit, { token })
  const [entry, ...others] = body.data.filter(({ subject }) => subject === `player:${bob.username}`)
  expect([entry?.act, others]).toEqual(['free_rounds.cancel', []])
  expect(JSON.parse(entry?.detail ?? '')).toMatchObject({ reason: 'Given by mistake', left: 10 })
})

test('nobody does it without the role, without a reason, twice, or to what is not there', async () => {
  const { grant } = await players.withRounds('carol')
  const refused = [
    await takeBack(grant, { member: 'cashier1' }),
    await takeBack(grant, { reason: '' }),
    await takeBack('TXNOTHING'),
  ]
  expect(refused.map(({ status, error }) => [status, error.code])).toEqual([
    [403, 'STAFF_ROLE_MISSING'],
    [422, 'STAFF_REASON_MISSING'],
    [404, 'NOT_FOUND'],
  ])
  expect(await onDesk(grant)).toMatchObject({ left: 10, cancelled_at: null })
  await takeBack(grant)
  expect((await takeBack(grant)).error.code).toBe('STATE_CHANGED')
})
