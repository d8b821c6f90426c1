import { beginBreak } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchGame } from '../wallet/testing/launch-game.ts'
import { openTable, type Table } from '../wallet/testing/open-table.ts'

let world: World
let alice: Person
let table: Table

beforeAll(async () => {
  world = await openWorld({ studio: true })
})
afterAll(() => world.close())
beforeEach(async () => {
  alice = await world.signUp('alice')
  table = await openTable(world, alice, { balanceMinor: 100_00n })
})

const setClosable = (closable: boolean) =>
  sql`UPDATE game SET closable = ${closable} WHERE code = ${table.game}`.execute(world.api.ctx.db)

const takeBreak = ({ token, password }: Person) =>
  world.call(beginBreak, { token, body: { length: 'days7', password } })

test('[LAW-29] a break lets a player into any game whose bets can be ended early, while one is open there, and no longer', async () => {
  await setClosable(true)
  const [ids, bob] = [table.newIds(), await world.signUp('bob')]
  await table.bet('1000', ids)
  await takeBreak(alice)
  await takeBreak(bob)
  const { token } = await launchGame(world, alice, table.game)
  const { status, body } = await table.wallet('authenticate', { token, game: table.game })
  expect([status, body['may_bet']]).toEqual([200, false])
  const more = await table.wallet('bet', {
    session: body['session'] ?? '',
    transaction_id: table.id(),
    round_id: table.id(),
    game: table.game,
    amount: '1000',
    currency: 'BDT',
  })
  expect(more.body['code']).toBe('PLAYER_BLOCKED')
  // Bob has nothing to end there.
  expect((await launchGame(world, bob, table.game)).code).toBe('ON_BREAK')
  await table.win('900', ids)
  await table.end(ids)
  expect(await table.balance()).toBe(99_00n)
  expect((await launchGame(world, alice, table.game)).code).toBe('ON_BREAK')
})

test('[LAW-29] a game whose bets take their course stays shut for a break, also with a bet open', async () => {
  await setClosable(false)
  await table.bet('1000', table.newIds())
  await takeBreak(alice)
  expect((await launchGame(world, alice, table.game)).code).toBe('ON_BREAK')
})
