import { takePromoCode } from '@maidan/contract'
import { openWorld, type World, type PromotionForm } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gift, openPromotionDesk, textsOf } from '../testing/open-promotion-desk.ts'
import type { PromotionDesk } from '../testing/open-promotion-desk.ts'

let world: World
let desk: PromotionDesk
beforeAll(async () => {
  world = await openWorld()
  desk = await openPromotionDesk(world)
})
afterAll(() => world.close())

const mission = { kind: 'mission', mission_plays: '3', stake_min: '10' } as const

test.each<[what: string, field: string, code: string, wish: Partial<PromotionForm>]>([
  ['more than ten times the bonus', 'turnover', 'NUMBER_OUT_OF_RANGE', { turnover: '11' }],
  ['no amount', 'amount', 'NUMBER_OUT_OF_RANGE', { amount: '0' }],
  ['no use at all', 'uses_max', 'NUMBER_OUT_OF_RANGE', { uses_max: '0' }],
  ['half a use', 'uses_max', 'NUMBER_OUT_OF_RANGE', { uses_max: '1.5' }],
  ['cashback of nothing', 'percent', 'NUMBER_OUT_OF_RANGE', { kind: 'cashback', percent: '0' }],
  ['more than was lost', 'percent', 'NUMBER_OUT_OF_RANGE', { kind: 'cashback', percent: '100.01' }],
  [
    'eleven times cashback',
    'turnover',
    'NUMBER_OUT_OF_RANGE',
    { kind: 'cashback', percent: '5', turnover: '11' },
  ],
  [
    'a mission of no plays',
    'mission_plays',
    'NUMBER_OUT_OF_RANGE',
    { ...mission, mission_plays: '0' },
  ],
  [
    'one of a whole day',
    'mission_plays',
    'NUMBER_OUT_OF_RANGE',
    { ...mission, mission_plays: '201' },
  ],
  ['plays without a stake', 'stake_min', 'NUMBER_OUT_OF_RANGE', { ...mission, stake_min: '0.99' }],
  ['a mission for nothing', 'amount', 'NUMBER_OUT_OF_RANGE', { ...mission, amount: '0' }],
  ['eleven times a reward', 'turnover', 'NUMBER_OUT_OF_RANGE', { ...mission, turnover: '11' }],
  ['three letters', 'code', 'PROMO_CODE_FORM', { code: 'ABC' }],
  ['letters of another script', 'code', 'PROMO_CODE_FORM', { code: 'ময়দান' }],
  ['the code of another in other letters', 'code', 'PROMO_CODE_TAKEN', { code: 'maidan-৫০' }],
])('[LAW-30] the desk refuses %s at its field', async (_, field, code, wish) => {
  const texts = textsOf(`Never ${field}`)
  expect((await desk.ask({ ...gift, texts, code: 'NEVER', ...wish })).error).toMatchObject({
    code,
    errors: { [field]: [expect.any(String)] },
  })
})

test('a code is never set below the uses that it had', async () => {
  await desk.offer('BELOW')
  for (const name of ['alice', 'bob']) {
    const { token } = await world.signUp(name)
    await world.call(takePromoCode, { token, body: { code: 'BELOW', changed_at: null } })
  }
  const form = await desk.form('BELOW', { uses_max: '1' })
  expect((await desk.ask(form)).error).toMatchObject({
    code: 'NUMBER_OUT_OF_RANGE',
    params: { min: 2 },
    errors: { uses_max: [expect.any(String)] },
  })
  await desk.change('BELOW', { uses_max: '2' })
  expect(await desk.listed('BELOW')).toMatchObject({ uses: 2, uses_max: 2 })
})
