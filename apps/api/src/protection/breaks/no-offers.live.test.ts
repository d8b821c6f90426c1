import { dhakaWeek } from '@maidan/cashier'
import { balance, beginBreak, getPromotion, staffApproveDeposit } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveCashbacks } from '../../bonuses/jobs/give-cashbacks.ts'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { missionsOf } from '../../bonuses/testing/missions-of.ts'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'

const MINUTE_MS = 60_000

let world: World
let desk: Desk
beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['give-cashbacks', 'check-statements'] })
  desk = openDesk(world)
})
afterAll(() => world.close())

const take = ({ token, password }: Person) =>
  world.call(beginBreak, { token, body: { length: 'days30', password } })

async function wallet({ token }: Person) {
  const { body } = await world.call(balance, { token })
  return [body.balance, body.bonus]
}

test('[LAW-29] a deposit that waited for its credit is credited on a break, without its bonus', async () => {
  const alice = await world.signUp('alice')
  const { body: promotions } = await world.call(getPromotion)
  const promotionId = promotions.find(({ name }) => name.startsWith('Welcome'))?.id ?? 0
  const { body } = await desk.claim(alice, { amount: '1000', promotionId })
  await take(alice)
  const params = { id: await desk.paymentId(body.transaction_id) }
  await desk.tellStatement(params.id, '1000')
  const { token } = await world.staff('cashier1')
  await world.call(staffApproveDeposit, { token, params, body: { note: 'seen' } })
  expect(await wallet(alice)).toEqual(['1000.00', '0.00'])
})

test('[LAW-29] no mission is paid and no cashback given on a break', async () => {
  const house = missionsOf(world)
  await house.offer('Mission')
  const bob = await logInAgain(world, await world.signUp('bob'))
  await house.playThree(bob)
  const mission = await house.running(bob, 'Mission')
  await take(bob)
  expect(await house.refusalOf(bob, mission)).toBe('ON_BREAK')
  const [carol, dora] = [await world.signUp('carol'), await world.signUp('dora')]
  for (const person of [carol, dora]) await house.play(person, { taka: 1_000n })
  await take(carol)
  const nowMs = world.clock.now().getTime()
  world.clock.advance(dhakaWeek(nowMs).untilMs + 15 * MINUTE_MS - nowMs)
  await giveCashbacks(world.api.ctx)
  const { rows } = await sql<{ player_id: bigint }>`
    SELECT player_id FROM cashback WHERE player_id IN (${carol.playerId}, ${dora.playerId})
  `.execute(world.api.ctx.db)
  expect(rows.map(({ player_id }) => Number(player_id))).toEqual([dora.playerId])
})
