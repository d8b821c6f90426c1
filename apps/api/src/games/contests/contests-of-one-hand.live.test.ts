import { beginBreak, staffSetGameProvider } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lookForAbuse } from '../../identity/abuse/looking/look-for-abuse.ts'
import { missionsOf } from '../../bonuses/testing/missions-of.ts'
import type { WalletReply } from '../wallet/testing/wallet-client.ts'
import { openContestTables, type ContestTable } from './testing/open-contest-tables.ts'

const START_MINOR = 1_000_00n

let world: World
let house: ReturnType<typeof missionsOf>

beforeAll(async () => {
  world = await openWorld({ studio: true, idleJobs: ['give-cashbacks', 'look-for-abuse'] })
  house = missionsOf(world)
})
afterAll(() => world.close())

const said = ({ status, body }: WalletReply) => (status === 200 ? 'done' : body['code'])

/** Two people in front of a game with contests. */
async function openTwo(): Promise<{
  people: [Person, Person]
  own: ContestTable
  other: ContestTable
}> {
  const people: [Person, Person] = [await world.signUp('alice'), await world.signUp('bob')]
  const [own, other] = await openContestTables(world, people, START_MINOR)
  if (!own || !other) throw new Error('the seats are empty')
  return { people, own, other }
}

test('a contest against other players is no play of a mission', async () => {
  await house.offer('Three plays')
  const { people, own, other } = await openTwo()
  for (let played = 0; played < 3; played += 1) {
    const [contest, lost, won] = [own.id(), own.id(), other.id()]
    await own.enter(lost, contest, '1000')
    await other.enter(won, contest, '1000')
    await other.pay(won, contest, '1800')
    await own.pay(lost, contest, '0')
    await own.end({ bet: lost, round: `${lost}-round` })
    await other.end({ bet: won, round: `${won}-round` })
    expect(said(await own.close(contest))).toBe('done')
  }
  for (const person of people) {
    expect(await house.running(person, 'Three plays')).toMatchObject({ done: 0, state: 'open' })
  }
})

test('[SIL-026] two accounts that play contests by themselves are a case for staff after five of them', async () => {
  const { ctx } = world.api
  const { people, own, other } = await openTwo()
  const ids = people.map(({ playerId }) => BigInt(playerId))
  const playAlone = async () => {
    const [contest, lost, won] = [own.id(), own.id(), other.id()]
    await own.enter(lost, contest, '1000')
    await other.enter(won, contest, '1000')
    await other.pay(won, contest, '1800')
    await own.pay(lost, contest, '0')
    expect(said(await own.close(contest))).toBe('done')
  }
  const isCase = async () => {
    await lookForAbuse(ctx)
    const { rows } = await sql`
      SELECT FROM abuse_signal WHERE kind = 'contest_alone' AND case_id IS NOT NULL
        AND player_a = ANY(${ids}) AND player_b = ANY(${ids})
    `.execute(ctx.db)
    return rows.length > 0
  }
  // Everybody of this file sits at one machine; what that says is left to other tests.
  await sql`UPDATE player SET sign_up_ip = NULL WHERE id = ANY(${ids})`.execute(ctx.db)
  for (const id of ids)
    await sql`UPDATE player_session SET ip = ${`103.5.${id}.1`} WHERE player_id = ${id}`.execute(
      ctx.db,
    )
  for (let played = 0; played < 4; played += 1) await playAlone()
  expect(await isCase()).toBe(false)
  await playAlone()
  expect(await isCase()).toBe(true)
})

test('[LAW-19][LAW-24] whoever is in a contest is paid on a break, and after its provider was stopped', async () => {
  const { people, own, other } = await openTwo()
  const [alice] = people
  const [contest, mine, hers] = [own.id(), own.id(), other.id()]
  await own.enter(mine, contest, '1000')
  await other.enter(hers, contest, '1000')
  const { token, password } = alice
  await world.call(beginBreak, { token, body: { length: 'years5', password } })
  const { token: cashier } = await world.staff('cashier1')
  const stopped = await world.call(staffSetGameProvider, {
    token: cashier,
    params: { provider: 'padma' },
    body: { status: 'inactive', reason: 'it does not answer' },
  })
  expect(stopped.status).toBe(200)
  expect(said(await own.enter(own.id(), contest, '1000'))).not.toBe('done')
  expect(said(await other.enter(other.id(), contest, '1000'))).toBe('GAME_NOT_FOUND')
  expect(said(await own.pay(mine, contest, '1800'))).toBe('done')
  expect(said(await other.pay(hers, contest, '0'))).toBe('done')
  expect(said(await own.close(contest))).toBe('done')
})
