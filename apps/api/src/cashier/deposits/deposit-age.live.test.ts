import { showTransactions, updateProfile } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, type Desk } from '../testing/open-desk.ts'

const MISSING = 'Please add your Date of Birth to your profile first.'

let world: World
let desk: Desk
let alice: Person
beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
})

/** Somebody who has signed up and never told how old they are, or who was let in by mistake. */
async function born(birthDate: string | null) {
  await sql`UPDATE player SET birth_date = ${birthDate}::date WHERE id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
}

const refusal = (reply: { status: number; error: Record<string, unknown> }) => {
  const { code, success, error } = reply.error
  return [reply.status, code, success, error]
}

test('[LAW-29] [CASH-80] without a birth date nobody is shown where to pay, nor can claim', async () => {
  await born(null)
  const replies = [await desk.offer(alice, '500'), await desk.claim(alice)]
  for (const reply of replies)
    expect(refusal(reply as never)).toEqual([400, 'DATE_OF_BIRTH_MISSING', false, MISSING])
  const { token } = alice
  expect((await world.call(showTransactions, { token })).body.transaction).toEqual([])
})

test('[LAW-29] once it is saved the deposit goes on', async () => {
  await born(null)
  const { token, remoteId } = alice
  const body = { remote_id: remoteId, dofb: '1999-01-31' }
  expect((await world.call(updateProfile, { token, body })).status).toBe(200)
  expect((await desk.offer(alice, '500')).status).toBe(200)
  expect((await desk.claim(alice)).status).toBe(200)
})

test('[LAW-10] somebody under 18 pays nothing in, whoever wrote the date', async () => {
  const now = world.clock.now()
  await born(`${now.getUTCFullYear() - 17}-01-01`)
  const replies = [await desk.offer(alice, '500'), await desk.claim(alice)]
  expect(replies.map(({ error }) => error.code)).toEqual(['UNDER_AGE', 'UNDER_AGE'])
})

test('[LAW-29] [CASH-19] the age is asked after what the screen checks', async () => {
  await born(null)
  await sql`UPDATE player_phone SET verified_at = NULL WHERE player_id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await desk.claim(alice)).error.code).toBe('PHONE_NOT_VERIFIED')
  await sql`UPDATE player_phone SET verified_at = now() WHERE player_id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
  expect((await desk.claim(alice, { amount: '' })).error.code).toBe('AMOUNT_INVALID')
  expect((await desk.offer(alice, '')).error.code).toBe('AMOUNT_INVALID')
  expect((await desk.offer(alice, '500', 'Courier')).error.code).toBe('METHOD_UNAVAILABLE')
  expect((await desk.claim(alice)).error.code).toBe('DATE_OF_BIRTH_MISSING')
})
