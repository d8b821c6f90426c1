import {
  staffApprovals,
  staffAskLimit,
  staffAudit,
  staffDecideApproval,
  staffLiability,
} from '@maidan/contract'
import type { LimitScope } from '@maidan/exchange'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { onTigers, openBetting, type Person } from '../testing/betting.ts'
import { openFancy, openMatch, reportPrice } from '../testing/open-market.ts'

/** Longer than those who quote remember a limit. */
const LATER_MS = 1_000

let world: World
let alice: Person
let bob: Person
let match: { code: string; eventId: string }
let betting: ReturnType<typeof openBetting>
let trader: { token: string }
let admin: { token: string }

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
  betting = openBetting(world)
  alice = await world.signUp('alice')
  bob = await world.signUp('bob')
  for (const { playerId } of [alice, bob]) await fundPlayer(world.api.ctx, playerId, 2_000_000_000n)
  trader = await world.staff('trader1')
  admin = await world.staff('admin')
})
afterAll(() => world.close())
afterEach(() => betting.assertWhole())
beforeEach(async () => {
  match = await openMatch(world)
})

const liability = async ({ token } = trader) => (await world.call(staffLiability, { token })).body

type Asked = { scope?: LimitScope; limit: string; reason?: string }

const ask = ({ scope = 'event', limit, reason = 'final on Friday' }: Asked, { token } = trader) =>
  world.call(staffAskLimit, { token, body: { sport: 'cricket', scope, limit, reason } })

const decide = (id: number, decision: 'agree' | 'refuse', { token } = admin) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision },
    body: { note: 'seen' },
  })

const limitOf = async (scope: LimitScope) =>
  (await liability()).limits.find((one) => one.sport === 'cricket' && one.scope === scope)

/** Asks as the trader, agrees as the admin, and lets the second pass. */
async function change(scope: LimitScope, limit: string) {
  const { body } = await ask({ scope, limit })
  expect((await decide(body.id, 'agree')).body).toMatchObject({ state: 'agreed' })
  world.clock.advance(LATER_MS)
}

test('[LAW-25] the desk sees what may be lost by sport, event, market, runner and player', async () => {
  await reportPrice(world, match.code, { back: [[3, 5_000]], lay: [[3.05, 5_000]] })
  await betting.placed(alice, onTigers(match.code, 'back', '3', 1_000))
  await betting.placed(bob, onTigers(match.code, 'back', '3', 500))
  const claim = { kind: 'last_digit' as const, digit: 7 }
  const code = await openFancy(world, match.eventId, {
    claims: [claim, claim],
    noRate: 1000,
    yesRate: 850,
  })
  await betting.placed(bob, { market_id: code, side: 'yes', odds: 850, stake: 1_000 })
  const { at_risk } = await liability()
  const here = at_risk.map(({ scope, runner_name, player, market_code, at_risk: minor }) => [
    scope,
    player?.username ?? runner_name ?? market_code,
    minor,
  ])
  expect(here).toEqual(
    expect.arrayContaining([
      ['sport', null, '11500.00'],
      ['event', null, '11500.00'],
      ['market', match.code, '3000.00'],
      ['market', code, '8500.00'],
      ['runner', 'Tigers', '3000.00'],
      ['player', alice.username, '2000.00'],
      ['player', bob.username, '1000.00'],
      ['player', bob.username, '8500.00'],
    ]),
  )
  const full = at_risk.map(({ full_bps }) => full_bps)
  expect(full).toEqual(full.toSorted((one, other) => other - one))
  const audit = await world.call(staffAudit, { token: admin.token, query: { search: 'players' } })
  expect(audit.body.data).toEqual(
    expect.arrayContaining([expect.objectContaining({ act: 'players.read', actor: 'trader1' })]),
  )
})

test('[LAW-24][LAW-25] another limit takes a second person, and then holds within a second', async () => {
  const before = (await limitOf('event'))?.limit
  const { body: asked } = await ask({ limit: '4000' })
  expect(asked).toMatchObject({
    kind: 'limit.change',
    subject: 'limit:cricket.event',
    state: 'waiting',
    evidence: {
      claimed: { sport: 'cricket', limit_scope: 'event', limit: '4000.00' },
      found: { limit_before: before },
    },
  })
  expect(await limitOf('event')).toMatchObject({ limit: before, approval_id: asked.id })
  expect((await ask({ limit: '5000' })).error.code).toBe('APPROVAL_WAITING')
  expect((await decide(asked.id, 'agree', trader)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await decide(asked.id, 'agree')).status).toBe(200)
  expect(await limitOf('event')).toMatchObject({ limit: '4000.00', approval_id: null })
  world.clock.advance(LATER_MS)
  await reportPrice(world, match.code, { back: [[3, 10_000]] })
  const [bet] = await betting.placed(alice, onTigers(match.code, 'back', '3', 10_000))
  expect(bet).toMatchObject({ matched: '2000.00', remaining: '8000.00' })
})

test('[LAW-25] a limit below what stands leaves the bets, and zero stops what the house quotes', async () => {
  await change('event', '50000')
  await reportPrice(world, match.code, { back: [[3, 10_000]], lay: [[3.05, 10_000]] })
  await betting.placed(alice, onTigers(match.code, 'back', '3', 1_000))
  await change('event', '500')
  const row = (await liability()).at_risk.find(
    ({ scope, at_risk }) => scope === 'event' && at_risk === '2000.00',
  )
  expect(row).toMatchObject({ limit: '500.00', full_bps: 40_000 })
  const [more] = await betting.placed(bob, onTigers(match.code, 'back', '3', 1_000))
  expect(more).toMatchObject({ matched: '0.00' })
  // What lowers the risk is still taken: beyond what Bob waits for, the house takes the rest.
  const [less] = await betting.placed(alice, onTigers(match.code, 'lay', '3.05', 1_100))
  expect(less).toMatchObject({ matched: '1100.00' })
  await change('event', '0')
  const claim = { kind: 'last_digit' as const, digit: 3 }
  const line = {
    claims: [claim, claim] as [typeof claim, typeof claim],
    noRate: 1000,
    yesRate: 850,
  }
  const code = await openFancy(world, match.eventId, line)
  expect(
    await betting.place(bob, { market_id: code, side: 'yes', odds: 850, stake: 100 }),
  ).toMatchObject({ error: { code: 'MARKET_SUSPENDED' } })
  await change('event', '50000')
  await betting.placed(bob, { market_id: code, side: 'yes', odds: 850, stake: 100 })
})

test.each([
  ['no number', { limit: 'much' }, 'AMOUNT_INVALID', 'limit'],
  ['less than nothing', { limit: '-1' }, 'AMOUNT_INVALID', 'limit'],
  ['more than the house could ever lose', { limit: '10000000001' }, 'AMOUNT_OUT_OF_RANGE', 'limit'],
  ['no reason', { limit: '77', reason: ' ' }, 'STAFF_REASON_MISSING', 'reason'],
])('[LAW-25] a limit with %s is refused at its field', async (_, asked, code, field) => {
  const { error } = await ask(asked)
  expect(error).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
})

test('[LAW-25] what stands already is not asked for, and only traders ask', async () => {
  const limit = (await limitOf('market'))?.limit ?? ''
  expect((await ask({ scope: 'market', limit })).error.code).toBe('STATE_CHANGED')
  expect((await liability()).limits).toHaveLength(15)
  const cashier = await world.staff('cashier1')
  expect((await ask({ limit: '88' }, cashier)).error.code).toBe('STAFF_ROLE_MISSING')
  const { error } = await world.call(staffLiability, { token: cashier.token })
  expect(error.code).toBe('STAFF_ROLE_MISSING')
  const seen = await world.call(staffApprovals, { token: cashier.token, query: {} })
  expect(seen.body.data.filter(({ kind }) => kind === 'limit.change')).toEqual([])
})
