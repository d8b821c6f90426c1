import {
  getGames,
  staffApprovals,
  staffAudit,
  staffDecideApproval,
  staffGames,
  staffSetGame,
  staffSetGameProvider,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../jobs/sync-catalogue.ts'
import { launchGame } from '../wallet/testing/launch-game.ts'
import { openTable, type Table } from '../wallet/testing/open-table.ts'

type Member = { token: string }
type Status = 'active' | 'inactive'

let world: World
let alice: Person
let table: Table
let first: Member
let second: Member
beforeAll(async () => {
  world = await openWorld({ studio: true })
  ;[first, second] = [await world.staff('cashier1'), await world.staff('cashier2')]
  alice = await world.signUp('alice')
  table = await openTable(world, alice, { balanceMinor: 100_00n })
})
afterAll(() => world.close())

const setGame = ({ token }: Member, status: Status, reason = 'It pays too often') =>
  world.call(staffSetGame, { token, params: { code: table.game }, body: { status, reason } })

const setPadma = ({ token }: Member, status: Status, reason = 'Padma is hacked') =>
  world.call(staffSetGameProvider, {
    token,
    params: { provider: 'padma' },
    body: { status, reason },
  })

const agree = ({ token }: Member, id: number) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: {},
  })

/** Two people open again what the first one asks about. */
async function open(set: typeof setGame | typeof setPadma) {
  const { body } = await set(first, 'active')
  expect((await agree(second, body.approval_id ?? 0)).body.state).toBe('agreed')
}

/** The codes that a player finds in the lobby, which is a second old at most. */
async function offered(): Promise<string[]> {
  world.clock.advance(1_000)
  const { body } = await world.call(getGames, { query: { system: 'PADMA' } })
  return body.games.map(({ code }) => code)
}

/** The game as the desk shows it. */
async function shown() {
  const query = { search: table.game }
  const { body } = await world.call(staffGames, { token: first.token, query })
  return body.data.find(({ code }) => code === table.game)
}

test('[LAW-24] one cashier stops a game at once; what it owes is paid; opening takes two', async () => {
  const owed = table.newIds()
  await table.bet('1000', owed)
  expect(await shown()).toMatchObject({ status: 'active', open: true, open_rounds: 1 })
  expect((await setGame(await world.staff('trader1'), 'inactive')).status).toBe(403)
  expect((await setGame(first, 'inactive', ' ')).body).toMatchObject({
    code: 'STAFF_REASON_MISSING',
  })
  expect(await offered()).toContain(table.game)

  expect((await setGame(first, 'inactive')).body).toEqual({ status: 'inactive', approval_id: null })
  expect(await offered()).not.toContain(table.game)
  expect((await table.bet('1000', table.newIds())).body['code']).toBe('GAME_NOT_FOUND')
  expect((await launchGame(world, alice, table.game)).code).toBe('GAME_WITHDRAWN')
  expect((await table.win('2500', owed)).body['balance']).toBe('11500')
  await syncCatalogue(world.api.ctx)
  expect(await shown()).toMatchObject({ status: 'inactive', offered: true, open: false })
  expect((await shown())?.stopped).toMatchObject({ by: 'cashier1', reason: 'It pays too often' })
  expect((await setGame(second, 'inactive')).body).toMatchObject({ code: 'STATE_CHANGED' })

  const id = (await setGame(first, 'active', 'Its provider mended it')).body.approval_id ?? 0
  expect(await shown()).toMatchObject({ status: 'inactive', approval_id: id })
  expect((await setGame(second, 'active')).body).toMatchObject({ code: 'APPROVAL_WAITING' })
  const waiting = await world.call(staffApprovals, { token: second.token })
  expect(waiting.body.data.find((one) => one.id === id)?.evidence).toMatchObject({
    claimed: { game: (await shown())?.name },
    found: { stopped_by: 'cashier1', stopped_why: 'It pays too often' },
  })
  expect((await agree(first, id)).body).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect((await table.bet('1000', table.newIds())).body['code']).toBe('GAME_NOT_FOUND')
  expect((await agree(second, id)).body.state).toBe('agreed')
  expect((await table.bet('1000', table.newIds())).status).toBe(200)
  expect(await offered()).toContain(table.game)
  expect((await shown())?.stopped).toBeNull()
})

test('[LAW-24] a provider is stopped whole, and what was stopped by itself stays so', async () => {
  await setGame(first, 'inactive')
  expect((await setPadma(first, 'inactive')).body.status).toBe('inactive')
  expect(await offered()).toEqual([])
  const query = { stopped: '1', page_size: '100' } as const
  const { body } = await world.call(staffGames, { token: first.token, query })
  expect(new Set(body.data.map(({ provider }) => provider))).toEqual(new Set(['padma']))
  const padma = body.providers.find(({ provider }) => provider === 'padma')
  expect(padma).toMatchObject({ status: 'inactive', games: body.total, open_games: 0 })

  await open(setPadma)
  expect(await offered()).not.toContain(table.game)
  expect(await offered()).toHaveLength(body.total - 1)
  await open(setGame)
  expect(await offered()).toHaveLength(body.total)
})

test('[LAW-28] who stopped, asked and agreed stands in the audit; nobody stops what is not there', async () => {
  const { token } = await world.staff('admin')
  const { body } = await world.call(staffAudit, { token, query: { search: 'provider:PADMA' } })
  expect(body.data.map(({ actor, act }) => `${actor} ${act}`).toSorted()).toEqual([
    'cashier1 game.open.ask',
    'cashier1 provider.stop',
    'cashier2 game.open.agree',
  ])
  const gone = { status: 'inactive', reason: 'Nobody knows it' } as const
  const nobody = { token, params: { provider: 'nobody' }, body: gone }
  expect((await world.call(staffSetGameProvider, nobody)).error.code).toBe('NOT_FOUND')
  const nothing = { token, params: { code: 'PADMA-NOTHING' }, body: gone }
  expect((await world.call(staffSetGame, nothing)).error.code).toBe('NOT_FOUND')
})
