import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting } from './testing/betting.ts'
import { openMatch, reportPrice } from './testing/open-market.ts'
import { withoutWriting } from './testing/without-writing.ts'

const HOUR_MS = 3_600_000
const DELAY_MS = 3_000

let world: World
let alice: Person
let code: string
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
  alice = await world.signUp('alice')
  await fundPlayer(world.api.ctx, alice.playerId, 1_000_000n)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  code = (await openMatch(world)).code
  await reportPrice(world, code, { back: [[2, 500]] })
})

const refusal = async () =>
  (await betting.place(alice, onTigers(code, 'back', '2', 100))).error.code

test('[LAW-17] a feed that is silent for just the hour by which the clock is set back is stale', async () => {
  world.clock.advance(HOUR_MS)
  world.clock.setBack(HOUR_MS)
  expect(await refusal()).toBe('FEED_STALE')
  await reportPrice(world, code, { back: [[2, 500]] })
  expect(await betting.placed(alice, onTigers(code, 'back', '2', 100))).toMatchObject([
    { matched: '100.00' },
  ])
})

test('[LAW-17] so is one whose market has to be read anew', async () => {
  await withoutWriting(world, async () => expect(await refusal()).toBe('NOT_CONFIRMED'))
  expect(world.api.ctx.exchange.matcher.market(code)).toBeNull()
  world.clock.advance(HOUR_MS)
  world.clock.setBack(HOUR_MS)
  expect(await refusal()).toBe('FEED_STALE')
})

test('[LAW-17] a price of just before the clock is set back stands, and the next one is taken', async () => {
  world.clock.setBack(HOUR_MS)
  const [first] = await betting.placed(alice, onTigers(code, 'back', '2', 100))
  expect(first).toMatchObject({ matched: '100.00' })
  await reportPrice(world, code, { back: [[3, 500]] })
  expect(await betting.placed(alice, onTigers(code, 'back', '3', 100))).toMatchObject([
    { matched: '100.00', average_odds: '3.00' },
  ])
})

test.each([
  ['is matched when its delay is over', false, { matched: '100.00', lapsed: '0.00' }],
  ['lapses then if its market was read anew', true, { matched: '0.00', lapsed: '100.00' }],
])('[LAW-17] a bet that waits when the clock is set back %s', async (_, isReadAnew, outcome) => {
  const { matcher } = world.api.ctx.exchange
  const inPlay = { isInPlay: true, back: [[2, 500]] } satisfies Parameters<typeof reportPrice>[2]
  await reportPrice(world, code, inPlay)
  const [bet] = await betting.placed(alice, onTigers(code, 'back', '2', 100))
  expect(bet?.state).toBe('delayed')
  world.clock.setBack(HOUR_MS)
  if (isReadAnew) await matcher.ask({ type: 'reload', code })
  world.clock.advance(DELAY_MS)
  await matcher.ask({ type: 'ready', code })
  const bets = [...(await betting.openOf(alice, code)), ...(await betting.clearedOf(alice))]
  expect(bets.find(({ bet_id }) => bet_id === bet?.bet_id)).toMatchObject({
    state: 'done',
    ...outcome,
  })
})
