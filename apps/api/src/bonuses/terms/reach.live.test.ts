import {
  getPromotion,
  lookPromoCode,
  requestEwallet,
  showTransactions,
  showTurnovers,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPartner } from '../../cashier/checkouts/ask-about-due.ts'
import { openPlayPartner, type PlayPartner } from '../../cashier/testing/play-partner.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'
import { earnPoints } from '../vip/earn-points.ts'

let world: World
let promotions: PromotionDesk
let sslcommerz: PlayPartner

beforeAll(async () => {
  sslcommerz = openPlayPartner()
  world = await openWorld({
    paymentPartners: new Map([
      ['bkash', openPlayPartner()],
      ['sslcommerz', sslcommerz],
    ]),
    idleJobs: ['ask-bkash', 'ask-sslcommerz', 'handle-notices'],
  })
  promotions = await openPromotionDesk(world)
})
afterAll(() => world.close())

const onDeposit = { kind: 'deposit', on_deposit: true, percent: '10', code: '' } as const

async function shown(name: string) {
  const { body } = await world.call(getPromotion)
  return body.find((one) => one.name === name)
}

const begin = ({ token }: Person, provider: string, promotion: number) =>
  world.call(requestEwallet, {
    token,
    body: { amount: '1000', type: 'Checkout', provider, promotion },
  })

test('[LAW-30] a promotion for some methods is refused with others, and says which', async () => {
  await promotions.offer('Pink days', { ...onDeposit, methods: ['bkash', 'upay'] })
  const offer = await shown('Pink days')
  expect(offer?.methods).toEqual(['bKash', 'Upay'])
  const alice = await world.signUp('alice')
  const refused = await begin(alice, 'Rocket', offer?.id ?? 0)
  expect([refused.error.code, Object.keys(refused.error.errors ?? {})]).toEqual([
    'PROMOTION_METHOD',
    ['promotion_id'],
  ])
})

test('[LAW-30] what goes by a spare page is still of the method that its player chose', async () => {
  const offer = await shown('Pink days')
  const bob = await world.signUp('bob')
  const { body } = await begin(bob, 'Upay', offer?.id ?? 0)
  sslcommerz.pay(body.transaction, { payer: bob.phone })
  world.clock.advance(60_000)
  await askPartner(world.api.ctx, 'sslcommerz')
  const { rows } = await sql<{ method_key: string; asked_key: string; bonus_minor: bigint }>`
    SELECT method_key, asked_key, bonus_minor FROM payment WHERE reference = ${body.transaction}
  `.execute(world.api.ctx.db)
  expect(rows).toEqual([{ method_key: 'sslcommerz', asked_key: 'upay', bonus_minor: 10_000n }])
  const { remoteId: remote_id, token } = bob
  const { body: turnovers } = await world.call(showTurnovers, { token, query: { remote_id } })
  expect(turnovers.turnover).toHaveLength(1)
  const { body: record } = await world.call(showTransactions, { token })
  expect(record.transaction.find(({ action }) => action === 'deposit')?.payment_method?.name).toBe(
    'Upay',
  )
})

test('[SIL-052][LAW-30] a promotion from a level on is for those who have earned its points', async () => {
  await promotions.offer('LEVEL20', { vip_from: '20' })
  await promotions.offer('Level twenty', { ...onDeposit, vip_from: '20' })
  const offer = await shown('Level twenty')
  expect(offer?.vip_from).toBe(20)
  const carol = await world.signUp('carol')
  const look = () => world.call(lookPromoCode, { token: carol.token, body: { code: 'LEVEL20' } })
  expect((await look()).error.code).toBe('PROMOTION_LEVEL')
  expect((await begin(carol, 'bKash', offer?.id ?? 0)).error.code).toBe('PROMOTION_LEVEL')
  await inTransaction(world.api.ctx.db, (tx) =>
    earnPoints(
      tx,
      [{ playerId: BigInt(carol.playerId), kind: 'slot', stakeMinor: 200_000n }],
      world.clock.now(),
    ),
  )
  expect((await look()).status).toBe(200)
  expect((await begin(carol, 'bKash', offer?.id ?? 0)).status).toBe(200)
})

test.each<[string, { methods?: string[]; vip_from?: string }, string]>([
  ['a method of another currency', { methods: ['phonepe'] }, 'methods'],
  ['a method that is none', { methods: ['gold'] }, 'methods'],
  ['points below nothing', { vip_from: '-1' }, 'vip_from'],
  ['half a point', { vip_from: '0.5' }, 'vip_from'],
])('%s is refused at its field', async (_, wish, field) => {
  const odd = await promotions.form('Pink days', wish)
  expect((await promotions.ask(odd)).error.errors).toHaveProperty(field)
})

test('a promotion for everybody says nothing of methods and points', async () => {
  const { body } = await world.call(getPromotion)
  const welcome = body.find(({ name }) => name === 'Slots reload')
  expect([welcome?.methods, welcome?.vip_from]).toEqual([undefined, undefined])
})
