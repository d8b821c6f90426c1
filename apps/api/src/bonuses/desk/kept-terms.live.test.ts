import { staffApprovals } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import {
  gift,
  openPromotionDesk,
  textsOf,
  type PromotionDesk,
} from '../testing/open-promotion-desk.ts'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
  desk = await openPromotionDesk(world)
})
afterAll(() => world.close())

const spins = {
  kind: 'freeSpins',
  free_game: 'PADMA-RIVERGOLD',
  free_rounds: '10',
  free_days: '7',
  turnover: '0',
  bonus_max: '0',
} as const

/** What the second person reads of the request that was asked last. */
async function evidence() {
  const { token } = await world.staff('admin2')
  const query = { state: 'waiting' as const }
  const { body } = await world.call(staffApprovals, { token, query })
  return body.data[0]?.evidence
}

test('[LAW-24] the second person reads what a change leaves as it is, and no terms of other kinds', async () => {
  await desk.offer('STAYS')
  await desk.ask(await desk.form('STAYS', { amount: '75' }))
  const read = await evidence()
  expect(read).toMatchObject({
    found: { promotion_amount: '50.00' },
    effect: { promotion_amount: '75.00' },
    kept: { promotion_turnover: '5', promotion_code: 'STAYS', promotion_beside: '0' },
  })
  expect(Object.keys(read?.effect ?? {})).toEqual(['promotion_amount'])
  expect(read?.kept).not.toHaveProperty('promotion_amount')
  expect(read?.kept).not.toHaveProperty('promotion_free_rounds')
  expect(read?.kept).not.toHaveProperty('promotion_methods')
})

test('[LAW-24] the second person reads the game of free rounds by its names', async () => {
  const { body: asked } = await desk.ask({
    ...gift,
    ...spins,
    texts: textsOf('Spins'),
    code: 'SPINS',
    free_bet: '10',
  })
  expect(asked.approval_id).toEqual(expect.any(Number))
  expect((await evidence())?.effect.promotion_free_game).toBe('River Gold · সোনালি নদী')
})
