import {
  staffAudit,
  staffBlockPlayer,
  staffDecideApproval,
  staffPlayer,
  type CallBody,
  type Calls,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

type Member = { token: string }
type Wish = CallBody<Calls['staffBlockPlayer']>

let world: World
let admin: Member
let agent: Member
let bob: Awaited<ReturnType<World['signUp']>>
let params: { id: string }
beforeAll(async () => {
  world = await openWorld()
  await sql`UPDATE staff SET role = 'support' WHERE username = 'cashier2'`.execute(world.api.ctx.db)
  admin = await world.staff('admin')
  agent = await world.staff('cashier2')
})
afterAll(() => world.close())
beforeEach(async () => {
  bob = await world.signUp('bob')
  params = { id: String(bob.playerId) }
})

const block = ({ token }: Member, wish: Omit<Wish, 'reason'>, reason = 'stolen wallets') =>
  world.call(staffBlockPlayer, { token, params, body: { ...wish, reason } })

const decide = ({ token }: Member, id: number | null | undefined) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: {},
  })

const access = async () => (await world.call(staffPlayer, { token: agent.token, params })).body

test('[LAW-24] whoever is on duty blocks a player alone, and opening again takes two', async () => {
  await block(admin, { section: 'account', blocked: true })
  const asked = await block(agent, { section: 'account', blocked: false }, 'called us')
  const id = asked.body.open_requests.account
  expect(asked.body).toMatchObject({ status: 'blocked', open_requests: { games: null } })
  expect(await access()).toMatchObject({ status: 'blocked', open_requests: { account: id } })
  expect((await block(admin, { section: 'account', blocked: false })).body).toMatchObject({
    code: 'APPROVAL_WAITING',
  })
  expect((await decide(agent, id)).body).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect((await decide(admin, id)).body).toMatchObject({
    state: 'agreed',
    evidence: {
      claimed: { section: 'account' },
      found: { stopped_by: 'admin', stopped_why: 'stolen wallets' },
    },
  })
  expect(await access()).toMatchObject({ status: 'active', open_requests: { account: null } })
  const search = `player:${params.id}`
  const { body } = await world.call(staffAudit, { token: admin.token, query: { search } })
  expect(body.data.map(({ actor, act }) => `${actor} ${act}`)).toEqual(
    expect.arrayContaining([
      'admin player.block',
      'cashier2 player.open.ask',
      'admin player.open.agree',
    ]),
  )
})

test('[LAW-29] a break of one section ends by two, and each section is asked for by itself', async () => {
  await block(agent, { section: 'games', blocked: true }, 'asked for a break')
  await block(agent, { section: 'exchange', blocked: true }, 'asked for a break')
  const games = await block(agent, { section: 'games', blocked: false })
  const both = await block(agent, { section: 'exchange', blocked: false })
  const { open_requests } = both.body
  expect(open_requests).toMatchObject({ games: games.body.open_requests.games })
  expect(both.body).toMatchObject({ games_blocked: true, exchange_blocked: true })
  await decide(admin, open_requests.exchange)
  expect(await access()).toMatchObject({ games_blocked: true, exchange_blocked: false })
})

test('[LAW-24] a request to open lapses when the player is blocked once more', async () => {
  await block(agent, { section: 'games', blocked: true })
  const asked = await block(agent, { section: 'games', blocked: false })
  await block(admin, { section: 'games', blocked: true }, 'another account')
  expect(await access()).toMatchObject({ open_requests: { games: null } })
  expect((await decide(admin, asked.body.open_requests.games)).body).toMatchObject({
    code: 'STATE_CHANGED',
  })
  expect(await access()).toMatchObject({ games_blocked: true })
})

test('what is not blocked is not opened', async () => {
  expect((await block(agent, { section: 'games', blocked: false })).body).toMatchObject({
    code: 'STATE_CHANGED',
  })
})
