import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { barPlayers } from '../../exchange/jobs/bar-players.ts'
import { onTigers, openBetting } from '../../exchange/testing/betting.ts'
import { openMatch } from '../../exchange/testing/open-market.ts'
import { fundPlayer } from '../../games/wallet/testing/fund-player.ts'
import { limitsOf } from '../testing/limits-of.ts'

const ofLosses = { kind: 'loss', period: 'day' } as const
const ofStakes = { kind: 'stake', period: 'bet' } as const

let world: World
let limits: ReturnType<typeof limitsOf>
let betting: ReturnType<typeof openBetting>
let bob: Person

beforeAll(async () => {
  world = await openWorld({ env: { FEED_STALE_MS: '60000' }, idleJobs: ['bar-players'] })
  limits = limitsOf(world)
  betting = openBetting(world)
  bob = await withMoney('bob')
})
afterAll(() => world.close())

async function withMoney(name: string): Promise<Person> {
  const person = await world.signUp(name)
  await fundPlayer(world.api.ctx, person.playerId, 1_000_000n)
  return person
}

/** What Bob gets of an offer to lay, once everything had the time to be let go. */
async function takenBy(code: string, taka: number) {
  await barPlayers(world.api.ctx)
  const [laid] = await betting.placed(bob, onTigers(code, 'lay', '3', taka))
  return laid?.matched
}

test('[LAW-29] what rests is let go where a new limit on losses leaves no room for it', async () => {
  const alice = await withMoney('alice')
  const { code } = await openMatch(world)
  await betting.placed(alice, onTigers(code, 'back', '3', 1_000))
  await limits.limited(alice, ofLosses, '1000')
  expect(await takenBy(code, 60)).toBe('60.00')
  await limits.limited(alice, ofLosses, '999')
  expect(await takenBy(code, 500)).toBe('0.00')
  expect(await betting.openOf(alice, code)).toMatchObject([
    { matched: '60.00', lapsed: '940.00', lapse_code: 'LOSS_LIMIT' },
  ])
  expect(await limits.shown(alice, ofLosses)).toMatchObject({ used: '60.00' })
})

test('[LAW-29] what rests is let go bet by bet where a new limit on stakes is below it', async () => {
  const carol = await withMoney('carol')
  const { code } = await openMatch(world)
  await betting.placed(carol, onTigers(code, 'back', '3', 300), onTigers(code, 'back', '3', 200))
  await limits.limited(carol, ofStakes, '200')
  expect(await takenBy(code, 500)).toBe('200.00')
})
