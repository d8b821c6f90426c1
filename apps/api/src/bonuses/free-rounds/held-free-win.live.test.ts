import { listInbox, staffAskHeldWin, staffDecideApproval, staffHeldWins } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { proveBooks } from '../../reports/proof/prove-books.ts'
import { readLastProof } from '../../reports/proof/read-proofs.ts'
import { endFreeRounds } from './end-free-rounds.ts'
import { freeRoundsOf } from './testing/free-rounds-of.ts'
import { playRound } from './testing/play-free-round.ts'

const DAY_MS = 24 * 3_600_000
/** Far above what the code of the offer gives, and what its game pays. */
const TOO_MUCH_MINOR = '900000000'

let world: World
let players: ReturnType<typeof freeRoundsOf>
beforeAll(async () => {
  const idleJobs = ['send-free-rounds', 'end-free-rounds', 'end-bonuses']
  world = await openWorld({ studio: true, idleJobs })
  await syncCatalogue(world.api.ctx)
  players = freeRoundsOf(world)
})
afterAll(() => world.close())

/** Somebody whose first free round has won what two people have to look at. */
async function lucky(name: string) {
  const person = await players.withRounds(name)
  const seat = await players.openSeat(person)
  await playRound(seat, person.grant, { amount: TOO_MUCH_MINOR })
  const playRest = async () => {
    for (let at = 2; at <= 10; at += 1) await playRound(seat, person.grant)
    await endFreeRounds(world.api.ctx)
  }
  return { ...person, playRest }
}

async function heldOf({ playerId }: Person) {
  const query = { page_size: '100' }
  const { body } = await world.call(staffHeldWins, { ...(await world.staff('cashier1')), query })
  return body.data.find(({ player_id: id }) => id === playerId)
}

async function release(person: Person) {
  const [one, two] = [await world.staff('cashier1'), await world.staff('cashier2')]
  const win = await heldOf(person)
  const asked = await world.call(staffAskHeldWin, {
    ...one,
    params: { id: String(win?.id), verdict: 'pay' },
    body: { reason: 'the provider has sent its log' },
  })
  const params = { id: String(asked.body.id), decision: 'agree' as const }
  const agreed = await world.call(staffDecideApproval, { ...two, params, body: {} })
  expect(agreed.body.state).toBe('agreed')
}

async function expectCapped(person: Person) {
  await endFreeRounds(world.api.ctx)
  expect(await players.shown(person)).toMatchObject([
    { state: 'ended', won: '9000000.00', given: '500.00' },
  ])
  expect(await players.wallet(person)).toEqual(['0.00', '500.00'])
}

test('[LAW-25][LAW-30] a held win of a free round that is paid becomes a bonus with the others, up to their limit', async () => {
  const frank = await lucky('frank')
  await release(frank)
  expect(await players.wallet(frank)).toEqual(['0.00', '0.00'])
  expect(await players.shown(frank)).toMatchObject([{ state: 'open', won: '9000000.00' }])
  const { body } = await world.call(listInbox, { token: frank.token, query: {} })
  expect(body.data.data[0]?.message).toContain('by the terms of their promotion')
  await frank.playRest()
  await expectCapped(frank)
})

test('[LAW-25][LAW-30] one that is paid after its free rounds have ended becomes a bonus alike', async () => {
  const greta = await lucky('greta')
  await greta.playRest()
  expect(await players.shown(greta)).toMatchObject([{ state: 'ended', won: '0.00' }])
  await release(greta)
  await expectCapped(greta)
})

test('[LAW-25][LAW-30] one above what its provider may pay out in a day is held alike', async () => {
  const { db } = world.api.ctx
  await sql`
    INSERT INTO provider_most (platform, currency, most_minor)
    SELECT platform, 'BDT', 0 FROM game_provider
  `.execute(db)
  const hana = await players.withRounds('hana')
  await playRound(await players.openSeat(hana), hana.grant, { amount: '500' })
  expect(await heldOf(hana)).toMatchObject({ reason: 'above_daily', win: '5.00', most: '0.00' })
  expect(await players.shown(hana)).toMatchObject([{ state: 'open', won: '0.00' }])
  await release(hana)
  expect(await players.shown(hana)).toMatchObject([{ state: 'open', won: '5.00' }])
})

test('[LAW-6] and the books agree', async () => {
  world.clock.advance(DAY_MS)
  await proveBooks(world.api.ctx)
  expect((await readLastProof(world.api.ctx.db))?.break_count).toBe(0n)
  expect(await openDesk(world).breaches()).toEqual([])
})
