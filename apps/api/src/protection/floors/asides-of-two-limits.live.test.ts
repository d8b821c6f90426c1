import { dhakaDay, EVERYBODYS_XPUB, periodSpan } from '@maidan/cashier'
import { requestEwallet, showProtection } from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logInAgain } from '../../bonuses/testing/log-in-again.ts'
import { openPlayNode, transferLog, type PlayNode } from '../../cashier/testing/play-node.ts'
import { watchUsdt } from '../../cashier/usdt/chain/watch-usdt.ts'
import { openTable } from '../../games/wallet/testing/open-table.ts'
import { limitsOf } from '../testing/limits-of.ts'

const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
const ofDay = { kind: 'deposit', period: 'day' } as const
const ofMonth = { kind: 'deposit', period: 'month' } as const

let world: World
let node: PlayNode
let limits: ReturnType<typeof limitsOf>

beforeAll(async () => {
  node = await openPlayNode(() => world?.clock.now() ?? new Date())
  world = await openWorld({
    studio: true,
    env: { USDT_XPUB: EVERYBODYS_XPUB, USDT_NODE_URL: node.url },
    idleJobs: ['watch-usdt', 'check-statements', 'relay-outbox'],
  })
  await sql`
    INSERT INTO setting (key, value) VALUES ('usdt_rate', '"120"'::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(world.api.ctx.db)
  limits = limitsOf(world)
  await watchUsdt(world.api.ctx)
})
afterAll(async () => {
  await world.close()
  await node.close()
})

/** Asks for 10 dollars and sends so many instead, at 120 taka each; the house has them. */
async function sendDollars({ token }: Person, dollars: bigint) {
  const body = { amount: '10', type: 'TRC-20', provider: 'USDT TRC-20', promotion: 0 }
  const { body: asked } = await world.call(requestEwallet, { token, body })
  node.include([transferLog(asked.number ?? '', dollars * 1_000_000n)])
  node.solidify()
  await watchUsdt(world.api.ctx)
}

async function betOf(person: Person, amount: string) {
  const table = await openTable(world, person)
  const { status, body } = await table.bet(amount, table.newIds())
  return status === 200 ? 'done' : body['code']
}

/** Moves the clock of the house to a moment. */
function moveTo(atMs: number) {
  world.clock.advance(atMs - world.clock.now().getTime())
}

test('[LAW-29] a limit of a day that is tighter takes nothing from the limit of the month', async () => {
  // A month that has only begun does not end meanwhile.
  moveTo(periodSpan('month', world.clock.now().getTime()).untilMs + MINUTE_MS)
  const alice = await world.signUp('alice')
  await limits.limited(alice, ofMonth, '2000')
  await limits.limited(alice, ofDay, '1500')
  await sendDollars(alice, 100n)
  world.clock.advance(DAY_MS + MINUTE_MS)
  const later = await logInAgain(world, alice)
  // 12,000 came, and 2,000 of a month are to be played with.
  expect(await betOf(later, '200001')).toBe('PLAYER_BLOCKED')
})

test('[LAW-29] a looser limit of the month gives nothing free that is above the limit of a day', async () => {
  const early = await world.signUp('bob')
  await limits.limited(early, ofMonth, '50000')
  await limits.limited(early, ofDay, '1500')
  await limits.set(early, ofMonth, '60000')
  // A minute before midnight in Dhaka, when a day has gone by since they asked.
  const midnightMs = dhakaDay(world.clock.now().getTime() + DAY_MS).untilMs
  moveTo(midnightMs - MINUTE_MS)
  const bob = await logInAgain(world, early)
  await sendDollars(bob, 100n)
  moveTo(midnightMs + MINUTE_MS)
  const asideOf = async () => {
    const { body } = await world.call(showProtection, { token: bob.token })
    return body.aside?.amount
  }
  expect(await asideOf()).toBe('10500.00')
  expect((await limits.sayYes(bob, ofMonth)).status).toBe(200)
  expect(await asideOf()).toBe('10500.00')
  expect(await betOf(bob, '150001')).toBe('PLAYER_BLOCKED')
})
