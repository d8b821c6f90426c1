import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'

let world: World
let promotions: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  promotions = await openPromotionDesk(world)
})
afterAll(() => world.close())

/** As if the house had served Sri Lanka, between two countries that it still serves, when it was agreed to. */
async function offerOnce(name: string) {
  await promotions.offer(name)
  await sql`
    UPDATE promotion SET countries = ARRAY['IN', 'LK', 'BD']
    WHERE id = ${(await promotions.listed(name)).id}
  `.execute(world.api.ctx.db)
}

test('[LAW-24] a promotion for a country that the house serves no more is hidden at once all the same', async () => {
  await offerOnce('PAPER')
  const { status, body } = await promotions.ask(
    await promotions.form('PAPER', { status: 'active' }),
  )
  expect([status, body]).toEqual([200, { approval_id: null }])
  expect(await promotions.listed('PAPER')).toMatchObject({
    status: 'active',
    countries: ['IN', 'LK', 'BD'],
  })
})

test('[LAW-24] it keeps the country with other terms, and cannot be given another such', async () => {
  await offerOnce('RADIO')
  await promotions.change('RADIO', { amount: '60', countries: ['BD', 'LK'] })
  expect(await promotions.listed('RADIO')).toMatchObject({ countries: ['LK', 'BD'] })
  const { error } = await promotions.ask(
    await promotions.form('RADIO', { countries: ['LK', 'BD', 'US'] }),
  )
  expect(error).toMatchObject({ code: 'COUNTRY_NOT_SERVED' })
})
