import { showUser } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBetting, onTigers } from '../../exchange/testing/betting.ts'
import { openMatch, reportPrice, reportResult, TIGERS } from '../../exchange/testing/open-market.ts'
import { settleMarket } from '../../exchange/settle/settle-market.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'

let world: World
let betting: ReturnType<typeof openBetting>
beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
})
afterAll(() => world.close())

async function withMoney(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, 1_000_000n)
  return person
}

/** Points of a player, for what has counted. */
const points = async ({ token }: Person) => (await world.call(showUser, { token })).body.vip_coin

/** The Tigers win. */
async function settle(code: string) {
  await reportResult(world, code)
  await settleMarket(world.api.ctx, {
    code,
    outcome: { winners: [TIGERS] },
    voidSpans: [],
    decidedBy: 'feed',
    reason: 'result',
  })
}

test('[VIP-01] what players win of each other counts for neither, what the house wins or loses counts', async () => {
  const [alice, bob, carol] = [
    await withMoney('alice'),
    await withMoney('bob'),
    await withMoney('carol'),
  ]
  const { code } = await openMatch(world)
  const [resting] = await betting.placed(alice, onTigers(code, 'back', '2', 2_000))
  const [laid] = await betting.placed(bob, onTigers(code, 'lay', '2', 2_000))
  expect([resting?.matched, laid?.matched]).toEqual(['0.00', '2000.00'])
  await reportPrice(world, code, { back: [[3, 500]] })
  const [backed] = await betting.placed(carol, onTigers(code, 'back', '3', 300))
  expect(backed).toMatchObject({ matched_with: 'house' })
  await settle(code)
  expect([await points(alice), await points(bob)]).toEqual(['0', '0'])
  expect(Number(await points(carol))).toBeGreaterThan(0)
})

test('[VIP-01] both sides of a hedge against the house count what they left, whatever was lost elsewhere', async () => {
  const [dora, eva] = [await withMoney('dora'), await withMoney('eva')]
  const { code } = await openMatch(world)
  await reportPrice(world, code, { back: [[2, 2_000]], lay: [[2.02, 2_000]] })
  await betting.placed(dora, onTigers(code, 'back', '2', 1_000))
  await betting.placed(dora, onTigers(code, 'lay', '2.02', 1_000))
  await reportPrice(world, code)
  await betting.placed(dora, onTigers(code, 'lay', '2', 1_000))
  await betting.placed(eva, onTigers(code, 'back', '2', 1_000))
  await settle(code)
  expect([await points(dora), await points(eva)]).toEqual(['0', '0'])
})
