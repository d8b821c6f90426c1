import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../platform/database/open-database.ts'
import { openLedger } from '../platform/ledger/open-ledger.ts'
import { fundPlayer } from '../games/wallet/testing/fund-player.ts'
import { openMatcher } from './matcher/open-matcher.ts'
import { onTigers, openBetting } from './testing/betting.ts'
import { openMatch, reportPrice } from './testing/open-market.ts'

const DELAY_MS = 3_000

let world: World
beforeAll(async () => {
  // No feed says meanwhile that it lives.
  world = await openWorld({ env: { FEED_STALE_MS: '60000' } })
})
afterAll(() => world.close())

/** What a process that has just started makes of the house's markets. */
function openSuccessor() {
  const { config, clock, log } = world.api.ctx
  const { db, pool } = openDatabase(config.DATABASE_URL, 4)
  const times = { staleAfterMs: 60_000, betDelayMs: DELAY_MS, nowMs: () => clock.now().getTime() }
  const matcher = openMatcher({ db, pool, ledger: openLedger({ db, pool }), clock, log }, times)
  const close = async () => {
    await matcher.close()
    await db.destroy()
  }
  return { matcher, close }
}

test('[LAW-26] what happened in play while nobody listened counts as an event for who takes over', async () => {
  const betting = openBetting(world)
  const { code } = await openMatch(world)
  const report = () => reportPrice(world, code, { isInPlay: true, back: [[2, 500]] })
  await report()
  const people = [await world.signUp('alice'), await world.signUp('bob')]
  for (const [index, person] of people.entries()) {
    await fundPlayer(world.api.ctx, person.playerId, 100_000n)
    const on_event = index === 0 ? 'lapse' : 'keep'
    await betting.placed(person, onTigers(code, 'back', '5', 100, { on_event }))
  }
  world.clock.advance(DELAY_MS)
  const { matcher } = world.api.ctx.exchange
  await matcher.ask({ type: 'ready', code })
  await report()
  const reported = matcher.market(code)?.reported
  if (!reported) throw new Error('nothing was reported')
  await matcher.close()
  const successor = openSuccessor()
  await successor.matcher.ask({ type: 'price', code, price: reported })
  const { rows } = await sql`
    SELECT on_event, state, lapse_code FROM exchange_order ORDER BY id
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([
    { on_event: 'lapse', state: 'done', lapse_code: 'MATERIAL_EVENT' },
    { on_event: 'keep', state: 'open', lapse_code: null },
  ])
  expect(successor.matcher.market(code)?.life.cancelsOnlyUntilMs).toBeGreaterThan(
    world.clock.now().getTime(),
  )
  await successor.close()
})
