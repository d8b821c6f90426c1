import { cancelBets, staffBlockPlayer } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { barPlayers } from './jobs/bar-players.ts'
import { onTigers, openBetting, type Person } from './testing/betting.ts'
import { openMatch } from './testing/open-market.ts'

let world: World
let alice: Person
let bob: Person

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 10_000_000n)
})
afterAll(() => world.close())

async function block({ playerId }: Person, section: 'exchange' | 'account') {
  const { token } = await world.staff('admin')
  const body = { section, blocked: true, reason: 'They asked for a break' }
  await world.call(staffBlockPlayer, { token, params: { id: String(playerId) }, body })
}

test('[LAW-29] who is on a break can take back what rests of theirs', async () => {
  const { code } = await openMatch(world)
  const betting = openBetting(world)
  const back = onTigers(code, 'back', '3', 1000, { persistence: 'keep' })
  const [one, other] = [await betting.placed(alice, back), await betting.placed(alice, back)].flat()
  await block(alice, 'exchange')
  const bets = [{ bet_id: one?.bet_id ?? '' }]
  const taken = await world.call(cancelBets, { token: alice.token, body: { bets } })
  const all = await world.call(cancelBets, { token: alice.token, body: { market_id: code } })
  expect([taken.status, all.status, other?.remaining]).toEqual([200, 200, '1000.00'])
})

test.each(['exchange', 'account'] as const)(
  '[LAW-29] what rests of a player lapses when their %s is blocked',
  async (section) => {
    const { code } = await openMatch(world)
    const betting = openBetting(world)
    const carol = await world.signUp('carol')
    await fundPlayer(world.api.ctx, carol.playerId, 1_000_000n)
    await betting.placed(carol, onTigers(code, 'back', '3', 1000, { persistence: 'keep' }))
    await block(carol, section)
    await barPlayers(world.api.ctx)
    const [laid] = await betting.placed(bob, onTigers(code, 'lay', '3', 1000))
    expect(laid?.matched).toBe('0.00')
  },
)
