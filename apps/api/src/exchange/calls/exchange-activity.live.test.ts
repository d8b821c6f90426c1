import { exchangeActivity } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting } from '../testing/betting.ts'
import { openMatch } from '../testing/open-market.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('[SIL-126, SIL-119] the activity log names what was bet on in the language of its reader', async () => {
  const alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 100_000n)
  const { code } = await openMatch(world)
  await openBetting(world).placed(alice, onTigers(code, 'lay', '2', 100))
  const newest = async (headers = {}) =>
    (await world.call(exchangeActivity, { token: alice.token, headers })).body.activity.slice(0, 2)
  const bet = { kind: 'bet', side: 'lay', title: 'Tigers v Harbour · Match Odds' }
  expect(await newest()).toMatchObject([
    { ...bet, detail: 'Tigers' },
    { kind: 'login', side: null },
  ])
  const inBangla = { ...bet, title: expect.stringContaining('ম্যাচ অডস'), detail: 'টাইগার্স' }
  expect(await newest({ 'x-maidan-language': 'bn' })).toMatchObject([inBangla, { kind: 'login' }])
})
