import { openWorld, type Person, type World } from '@maidan/testkit'
import { showUser } from '@maidan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../../cashier/testing/open-desk.ts'
import { onTigers, openBetting } from '../../../exchange/testing/betting.ts'
import { openMatch } from '../../../exchange/testing/open-market.ts'
import { lookForAbuse } from './look-for-abuse.ts'

let world: World
let desk: Desk
let betting: ReturnType<typeof openBetting>
let homes = 0

beforeAll(async () => {
  world = await openWorld({ idleJobs: ['look-for-abuse'] })
  desk = openDesk(world)
  betting = openBetting(world)
})
afterAll(() => world.close())
// Everybody of these tests sits at one machine; what that says is left to the test of addresses.
beforeEach(() => sql`UPDATE player SET sign_up_ip = NULL`.execute(world.api.ctx.db))

/** Somebody who signed up and logged in from a home of their own, unless it is named. */
async function comer(name: string, home?: string, fields: Record<string, string> = {}) {
  homes += 1
  const person = await world.signUp(name, fields)
  await moveTo(person, home ?? `103.4.${homes}.1`)
  return person
}

async function moveTo({ playerId }: Person, ip: string) {
  const { db } = world.api.ctx
  await sql`UPDATE player SET sign_up_ip = ${ip} WHERE id = ${playerId}`.execute(db)
  await sql`UPDATE player_session SET ip = ${ip}, agent = 'Chrome/1 Android'
    WHERE player_id = ${playerId}`.execute(db)
}

type Case = { id: bigint; state: string; players: bigint[]; kinds: string[] }

/** The case of an account after a look. */
async function caseOf({ playerId }: Person): Promise<Case | undefined> {
  await lookForAbuse(world.api.ctx)
  const { rows } = await sql<Case>`
    SELECT c.id, c.state,
      ARRAY(SELECT player_id FROM abuse_case_account WHERE case_id = c.id ORDER BY 1) AS players,
      ARRAY(SELECT kind FROM abuse_signal WHERE case_id = c.id ORDER BY 1) AS kinds
    FROM abuse_case_account m JOIN abuse_case c ON c.id = m.case_id WHERE m.player_id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows[0]
}

const ids = (...people: Person[]) =>
  people.map(({ playerId }) => BigInt(playerId)).toSorted((a, b) => Number(a - b))

test('[SIL-026] accounts that share nothing have no case, and nothing is found twice', async () => {
  const [alice, bob] = [await comer('alice'), await comer('bob')]
  expect(await caseOf(alice)).toBeUndefined()
  expect(await caseOf(bob)).toBeUndefined()
})

test('[SIL-026] two sign-ups of a day from one address and device are one case, opened once', async () => {
  const alice = await comer('alice', '103.9.9.9')
  const bob = await comer('bob', '103.9.9.9')
  const seen = await caseOf(alice)
  expect(seen).toMatchObject({ state: 'open', players: ids(alice, bob) })
  expect(seen?.kinds).toEqual(['device', 'sign_up_address'])
  expect(await lookForAbuse(world.api.ctx)).toBe(0)
  expect(await caseOf(bob)).toEqual(seen)
  // A third account of the same home joins the same case.
  const carol = await comer('carol', '103.9.9.9')
  expect(await caseOf(carol)).toMatchObject({ id: seen?.id, players: ids(alice, bob, carol) })
})

test('[SIL-026] two processes that look at once open one case', async () => {
  const alice = await comer('alice', '103.9.9.10')
  const bob = await comer('bob', '103.9.9.10')
  await Promise.all(Array.from({ length: 10 }, () => lookForAbuse(world.api.ctx)))
  expect(await caseOf(alice)).toMatchObject({ players: ids(alice, bob) })
  const { rows } = await sql<{ cases: bigint }>`
    SELECT count(DISTINCT case_id) AS cases FROM abuse_case_account
    WHERE player_id IN (${alice.playerId}, ${bob.playerId})
  `.execute(world.api.ctx.db)
  expect(rows[0]?.cases).toBe(1n)
})

test('[REF-07] who brings a friend from the same device is a case, by a device alone nobody is', async () => {
  const alice = await comer('alice')
  const { referral_code } = (await world.call(showUser, { token: alice.token })).body
  const bob = await comer('bob', undefined, { referral_code })
  const carol = await comer('carol')
  expect(await caseOf(alice)).toBeUndefined()
  for (const person of [alice, bob, carol])
    await sql`
      INSERT INTO player_session (player_id, token_hash, ip, agent, created_at)
      VALUES (${person.playerId}, ${Buffer.from(`own ${person.username}`)}, '103.9.9.11',
        'Chrome/2 Android', now())
    `.execute(world.api.ctx.db)
  expect(await caseOf(alice)).toMatchObject({ players: ids(alice, bob) })
  expect((await caseOf(bob))?.kinds).toEqual(['device', 'referral'])
  expect(await caseOf(carol)).toBeUndefined()
})

test('[SIL-026] a phone that was another one’s, and a wallet that paid for both', async () => {
  const [alice, bob, carol] = [await comer('alice'), await comer('bob'), await comer('carol')]
  await lookForAbuse(world.api.ctx)
  const { db } = world.api.ctx
  // Alice gives the number up, and bob verifies it.
  await sql`UPDATE player_phone SET phone = '+8801999000111', verified_at = now()
    WHERE player_id = ${alice.playerId}`.execute(db)
  await lookForAbuse(world.api.ctx)
  await sql`DELETE FROM player_phone WHERE player_id = ${alice.playerId}`.execute(db)
  await sql`UPDATE player_phone SET phone = '+8801999000111', verified_at = now()
    WHERE player_id = ${bob.playerId}`.execute(db)
  expect(await caseOf(bob)).toMatchObject({ players: ids(alice, bob), kinds: ['phone'] })
  // Carol's deposit was sent from bob's wallet, as the wallet says itself.
  await desk.deposit({ ...bob, phone: '01999000111' })
  const reference = await desk.deposit(carol)
  await sql`UPDATE payment SET statement = jsonb_build_object('found', true, 'sender',
    (SELECT account_number FROM payment WHERE player_id = ${bob.playerId}), 'receiver', '')
    WHERE reference = ${reference}`.execute(db)
  expect(await caseOf(carol)).toMatchObject({ players: ids(alice, bob, carol) })
  expect((await caseOf(carol))?.kinds).toEqual(['phone', 'wallet'])
})

test('[SIL-026] what two take of each other again and again is a case, once is none', async () => {
  const [alice, bob, carol] = [await comer('alice'), await comer('bob'), await comer('carol')]
  for (const person of [alice, bob, carol]) await desk.deposit(person, { amount: '5000' })
  const seen: (Case | undefined)[] = []
  for (let market = 1; market <= 4; market += 1) {
    const { code } = await openMatch(world)
    await betting.placed(alice, onTigers(code, 'lay', '2', 200))
    await betting.placed(bob, onTigers(code, 'back', '2', 200))
    seen.push(await caseOf(alice))
  }
  expect(seen.map((one) => one?.players)).toEqual([
    undefined,
    undefined,
    undefined,
    ids(alice, bob),
  ])
  expect((await caseOf(bob))?.kinds).toEqual(Array.from({ length: 4 }, () => 'matched_bets'))
  expect(await caseOf(carol)).toBeUndefined()
})

test('[SIL-026][LAW-30] with a bonus at work twice is enough; money and bonus stay as they are', async () => {
  const [alice, bob] = [await comer('alice'), await comer('bob')]
  for (const person of [alice, bob]) await desk.deposit(person, { amount: '5000' })
  await turnOver(alice)
  const before = await betting.money(alice)
  const seen: (Case | undefined)[] = []
  for (let market = 1; market <= 2; market += 1) {
    const { code } = await openMatch(world)
    await betting.placed(alice, onTigers(code, 'lay', '2', 100))
    await betting.placed(bob, onTigers(code, 'back', '2', 100))
    seen.push(await caseOf(alice))
  }
  expect(seen.map((one) => one?.state)).toEqual([undefined, 'open'])
  expect(seen[1]?.players).toEqual(ids(alice, bob))
  const after = await betting.money(alice)
  expect(Number(before.available) - Number(after.available)).toBe(200)
})

/** A bonus whose turnover is not done. */
async function turnOver({ playerId }: Person) {
  const { db } = world.api.ctx
  const { rows } = await sql<{ id: bigint }>`
    INSERT INTO bonus (reference, player_id, kind, amount_minor, currency)
    VALUES (${`BTEST${playerId}`}, ${playerId}, 'referral', 1000, 'BDT') RETURNING id
  `.execute(db)
  await sql`
    INSERT INTO turnover (player_id, bonus_id, status, required_minor, remaining_minor, created_at)
    VALUES (${playerId}, ${rows[0]?.id}, 'active', 10000000, 10000000, now() - interval '1 hour')
  `.execute(db)
}
