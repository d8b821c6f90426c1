import { cancelBets, updateBet } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting, type NewBet, type Person } from './testing/betting.ts'
import { openMatch, reportPrice } from './testing/open-market.ts'
import { withoutWriting } from './testing/without-writing.ts'

const DELAY_MS = 3_000
const WINDOW_MS = 2_000

let world: World
let alice: Person
let bob: Person
let code: string
let betting: ReturnType<typeof openBetting>

beforeAll(async () => {
  world = await openWorld()
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 1_000_000n)
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  code = (await openMatch(world)).code
  await report({ back: [[2, 500]], lay: [[2.04, 500]] })
})

const report = (reported: Parameters<typeof reportPrice>[2]) =>
  reportPrice(world, code, { isInPlay: true, ...reported })
const ring = () => world.api.ctx.exchange.matcher.ask({ type: 'ready', code })

/** A back that nobody takes at its odds, past its delay. */
async function rest(person: Person, changed: Partial<NewBet> = {}) {
  const [bet] = await betting.placed(person, onTigers(code, 'back', '2.5', 100, changed))
  world.clock.advance(DELAY_MS)
  await ring()
  await report({ back: [[2, 500]], lay: [[2.04, 500]] })
  return bet?.bet_id ?? ''
}

/** A wicket of the Tigers: their odds are 3 now, and a back at 2.5 is a gift. */
const wicket = { event: 'wicket 12', back: [[3, 500]], lay: [[3.1, 500]] } as Parameters<
  typeof report
>[0]
const cancel = ({ token }: Person, betId: string) =>
  world.call(cancelBets, { token, body: { bets: [{ bet_id: betId }] } })

test('[LAW-26] after a wicket the house does not take a stale order until two seconds have passed', async () => {
  const taken = await rest(alice)
  const saved = await rest(bob)
  await report(wicket)
  await report(wicket)
  world.clock.advance(WINDOW_MS / 2)
  await report(wicket)
  await ring()
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id: taken, matched: '0.00' }])
  expect(await cancel(bob, saved)).toMatchObject({
    status: 200,
    body: { bets: [{ cancelled: '100.00', state: 'done' }] },
  })
  world.clock.advance(WINDOW_MS / 2)
  await ring()
  expect(await betting.openOf(alice, code)).toMatchObject([
    { bet_id: taken, matched: '100.00', average_odds: '2.50' },
  ])
  expect(await betting.openOf(bob, code)).toEqual([])
})

test('[LAW-26] in those two seconds no new bet is taken, and after them the prices are there again', async () => {
  await report(wicket)
  expect(await betting.place(bob, onTigers(code, 'lay', '2.5', 100))).toMatchObject({
    status: 409,
    error: { code: 'CANCELS_ONLY' },
  })
  world.clock.advance(WINDOW_MS)
  await ring()
  const [bet] = await betting.placed(bob, onTigers(code, 'back', '3', 100))
  world.clock.advance(DELAY_MS)
  await ring()
  expect(await betting.openOf(bob, code)).toMatchObject([
    { bet_id: bet?.bet_id, matched: '100.00', average_odds: '3.00' },
  ])
})

test('[LAW-26] an order lapses at the event if its player has said so, before or after placing it', async () => {
  const first = await rest(alice, { on_event: 'lapse' })
  const second = await rest(bob)
  const change = { params: { id: second }, body: { on_event: 'lapse' as const } }
  expect((await world.call(updateBet, { token: bob.token, ...change })).body.bet).toMatchObject({
    on_event: 'lapse',
    persistence: 'lapse',
  })
  await report(wicket)
  for (const [person, bet_id] of [
    [alice, first],
    [bob, second],
  ] as const) {
    expect(await betting.openOf(person, code)).toEqual([])
    expect(await betting.clearedOf(person)).toContainEqual(
      expect.objectContaining({ bet_id, lapsed: '100.00', lapse_code: 'MATERIAL_EVENT' }),
    )
  }
})

test('[LAW-26] of a partner that reports no events, the withdrawal of its prices is one', async () => {
  const bet_id = await rest(alice)
  await report({ event: null })
  await report({ event: null, suspended: true })
  await report({ ...wicket, event: null })
  await ring()
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id, matched: '0.00' }])
  world.clock.advance(WINDOW_MS)
  await report({ ...wicket, event: null })
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id, matched: '100.00' }])
})

test.each([
  ['a wicket', [wicket]],
  [
    'prices withdrawn and there again',
    [
      { event: null, suspended: true },
      { ...wicket, event: null },
    ],
  ],
])(
  '[LAW-26] %s whose commit fails lapses the orders all the same, once it can be written',
  async (_, reports) => {
    await rest(alice, { on_event: 'lapse' })
    await withoutWriting(world, async () => {
      for (const one of reports) await report(one)
    })
    expect(await betting.openOf(alice, code)).toHaveLength(1)
    for (const one of reports.slice(-1)) await report(one)
    expect(await betting.openOf(alice, code)).toEqual([])
    expect((await betting.clearedOf(alice))[0]).toMatchObject({ lapse_code: 'MATERIAL_EVENT' })
  },
)

test('[LAW-26] an event that was committed is not one again for a market that is read anew', async () => {
  await report(wicket)
  world.clock.advance(WINDOW_MS)
  const [bet] = await betting.placed(alice, onTigers(code, 'back', '5', 100, { on_event: 'lapse' }))
  world.clock.advance(DELAY_MS)
  await ring()
  await world.api.ctx.exchange.matcher.ask({ type: 'reload', code })
  await report(wicket)
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id: bet?.bet_id, state: 'open' }])
})

test('[LAW-26] a ball or a point that moves little leaves the house free to quote at once', async () => {
  const bet_id = await rest(alice)
  await report({ ballRunning: true })
  await report({ back: [[2.6, 500]] })
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id, matched: '100.00' }])
})

test('[LAW-26] while staff have suspended the market the house takes no order of a player', async () => {
  const bet_id = await rest(alice)
  const { matcher } = world.api.ctx.exchange
  await matcher.ask({ type: 'suspend', code, reason: 'staff' })
  await report({ back: [[3, 500]] })
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id, matched: '0.00' }])
  await matcher.ask({ type: 'resume', code, reason: 'staff' })
  await report({ back: [[3, 500]] })
  expect(await betting.openOf(alice, code)).toMatchObject([{ bet_id, matched: '100.00' }])
})

test('[LAW-26] a bet that waits for its delay is neither cancelled nor made smaller', async () => {
  const before = await betting.available(alice)
  const [waiting] = await betting.placed(alice, onTigers(code, 'back', '2', 100))
  const bets = [{ bet_id: waiting?.bet_id ?? '' }]
  const part = bets.map((one) => ({ ...one, size_reduction: '40' }))
  for (const body of [{ bets }, { bets: part }, { market_id: code }])
    expect(await world.call(cancelBets, { token: alice.token, body })).toMatchObject({
      status: 409,
      error: { code: 'BET_IN_PROGRESS' },
    })
  expect(await betting.available(alice)).toBe(before - 100)
  world.clock.advance(DELAY_MS)
  await ring()
  expect(await betting.openOf(alice, code)).toMatchObject([
    { matched: '100.00', cancelled: '0.00' },
  ])
})

test('[LAW-4] [LAW-26] of two markets each answers for its bets: what went is told, and what stays', async () => {
  const before = await betting.available(alice)
  const quiet = await openMatch(world)
  const [rests] = await betting.placed(alice, onTigers(quiet.code, 'back', '5', 100))
  const [waits] = await betting.placed(alice, onTigers(code, 'back', '5', 100))
  const ids = [waits?.bet_id ?? '', rests?.bet_id ?? '']
  const body = { bets: ids.map((bet_id) => ({ bet_id })) }
  const told = {
    status: 200,
    body: {
      bets: [
        { bet_id: ids[0], state: 'delayed', remaining: '100.00', cancelled: '0.00' },
        { bet_id: ids[1], state: 'done', remaining: '0.00', cancelled: '100.00' },
      ],
      refused: [{ bet_id: ids[0], code: 'BET_IN_PROGRESS' }],
    },
  }
  for (const _ of ['asked', 'asked again']) {
    expect(await world.call(cancelBets, { token: alice.token, body })).toMatchObject(told)
    expect(await betting.available(alice)).toBe(before - 100)
  }
  world.clock.advance(DELAY_MS)
  await ring()
  const { body: last } = await world.call(cancelBets, { token: alice.token, body })
  expect(last.bets.map(({ cancelled }) => cancelled)).toEqual(['100.00', '100.00'])
  expect(last.refused).toEqual([])
  expect(await betting.available(alice)).toBe(before)
})

test('[LAW-4] a part that is taken away in one market is not taken twice when the other is asked again', async () => {
  const quiet = await openMatch(world)
  const [rests] = await betting.placed(alice, onTigers(quiet.code, 'back', '5', 100))
  const [waits] = await betting.placed(alice, onTigers(code, 'back', '5', 100))
  const part = { size_reduction: '40', cancelled: '0.00' }
  const bets = [rests, waits].map((bet) => ({ bet_id: bet?.bet_id ?? '', ...part }))
  const first = await world.call(cancelBets, { token: alice.token, body: { bets } })
  expect(first.body.refused).toMatchObject([{ bet_id: waits?.bet_id, code: 'BET_IN_PROGRESS' }])
  world.clock.advance(DELAY_MS)
  await ring()
  const again = await world.call(cancelBets, { token: alice.token, body: { bets } })
  expect(again.body.refused).toMatchObject([{ bet_id: rests?.bet_id, code: 'BET_CHANGED' }])
  expect(again.body.bets.map(({ cancelled }) => cancelled)).toEqual(['40.00', '40.00'])
  await world.call(cancelBets, {
    token: alice.token,
    body: { bets: bets.map(({ bet_id }) => ({ bet_id })) },
  })
})

test('[LAW-26] all of a market cancels what rests and leaves what waits for its delay', async () => {
  const rests = await rest(alice)
  const [waits] = await betting.placed(alice, onTigers(code, 'back', '5', 100))
  const body = { market_id: code }
  expect(await world.call(cancelBets, { token: alice.token, body })).toMatchObject({
    status: 200,
    body: { bets: [{ bet_id: rests, cancelled: '100.00' }] },
  })
  expect(await betting.openOf(alice, code)).toMatchObject([
    { bet_id: waits?.bet_id, state: 'delayed', remaining: '100.00' },
  ])
})
