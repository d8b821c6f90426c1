import { dhakaWeek } from '@maidan/cashier'
import {
  getPromotion,
  lookPromoCode,
  requestEwallet,
  searchSite,
  showCashback,
  showPromotion,
  showTurnovers,
  staffPromotions,
  takePromoCode,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPartner } from '../../cashier/checkouts/ask-about-due.ts'
import { openPlayPartner, type PlayPartner } from '../../cashier/testing/play-partner.ts'
import { giveCashbacks } from '../jobs/give-cashbacks.ts'
import { logInAgain } from '../testing/log-in-again.ts'
import { missionsOf } from '../testing/missions-of.ts'
import { openPromotionDesk, type PromotionDesk } from '../testing/open-promotion-desk.ts'

const ELSEWHERE = ['IN', 'PK']

let world: World
let promotions: PromotionDesk
let missions: ReturnType<typeof missionsOf>
let bkash: PlayPartner
let here: Person
let abroad: Person

beforeAll(async () => {
  bkash = openPlayPartner()
  world = await openWorld({
    studio: true,
    paymentPartners: new Map([['bkash', bkash]]),
    idleJobs: ['ask-bkash', 'handle-notices', 'give-cashbacks'],
  })
  promotions = await openPromotionDesk(world)
  missions = missionsOf(world)
  here = await world.signUp('alice')
  // An account in taka, of a player from India: of another currency nobody is offered anything.
  abroad = await world.signUp('bob', { phone: '919876500005' })
})
afterAll(() => world.close())

const onDeposit = { kind: 'deposit', on_deposit: true, percent: '10', code: '' } as const

async function listed(name: string, person?: Person) {
  const { body } = await world.call(getPromotion, person ? { token: person.token } : {})
  return body.find((one) => one.name === name)
}

test('[LAW-30] a promotion of some countries is seen by guests and by who is from there, and by nobody else', async () => {
  await promotions.offer('Abroad', { ...onDeposit, countries: ELSEWHERE })
  const offer = await listed('Abroad')
  expect(offer?.countries).toEqual(ELSEWHERE)
  expect((await listed('Abroad', abroad))?.id).toBe(offer?.id)
  expect(await listed('Abroad', here)).toBeUndefined()
  const params = { id: String(offer?.id) }
  const look = ({ token }: Person) => world.call(showPromotion, { token, params })
  expect([(await look(abroad)).status, (await look(here)).status]).toEqual([200, 404])
  const find = ({ token }: Person) => world.call(searchSite, { token, query: { q: 'Abroad' } })
  expect((await find(abroad)).body.promotions).toHaveLength(1)
  expect((await find(here)).body.promotions).toEqual([])
})

test('[LAW-30] with a deposit it is taken by who is from there, also where its countries change meanwhile', async () => {
  await promotions.offer('At home', { ...onDeposit, countries: ['BD'] })
  const promotion = (await listed('At home'))?.id ?? 0
  const begin = ({ token }: Person) => {
    const body = { amount: '1000', type: 'Checkout', provider: 'bKash', promotion } as const
    return world.call(requestEwallet, { token, body })
  }
  expect((await begin(abroad)).error.code).toBe('PROMOTION_UNAVAILABLE')
  const { body } = await begin(here)
  world.clock.advance(1_000)
  await promotions.change('At home', { countries: ELSEWHERE })
  bkash.pay(body.transaction, { payer: here.phone })
  world.clock.advance(60_000)
  await askPartner(world.api.ctx, 'bkash')
  const query = { remote_id: here.remoteId }
  const { body: turnovers } = await world.call(showTurnovers, { token: here.token, query })
  expect(turnovers.turnover).toHaveLength(1)
  expect(await listed('At home', here)).toBeUndefined()
})

test('[LAW-30] to who is from elsewhere its code is as unknown as any other word', async () => {
  await promotions.offer('HOMEONLY', { countries: ['BD'], beside_others: true })
  const take = ({ token }: Person) =>
    world.call(takePromoCode, { token, body: { code: 'HOMEONLY', changed_at: null } })
  const look = ({ token }: Person) =>
    world.call(lookPromoCode, { token, body: { code: 'HOMEONLY' } })
  expect((await look(abroad)).error.code).toBe('PROMO_CODE_UNKNOWN')
  expect((await take(abroad)).error.code).toBe('PROMO_CODE_UNKNOWN')
  expect((await take(here)).status).toBe(200)
})

test('[LAW-30] a mission and the cashback of a week are for its countries alone', async () => {
  await missions.offer('Play at home', { countries: ['BD'] })
  await promotions.change('Weekly cashback 5%', { countries: ['BD'] })
  missions.moveTo(dhakaWeek(missions.nowMs()).untilMs)
  const [alice, bob] = [await logInAgain(world, here), await logInAgain(world, abroad)]
  for (const person of [alice, bob]) {
    await missions.playThree(person)
    await missions.play(person, { taka: 1_000n })
  }
  const mission = await missions.running(alice, 'Play at home')
  expect(await missions.shown(bob, 'Play at home')).toEqual([])
  expect(await missions.refusalOf(bob, mission)).toBe('PROMOTION_UNAVAILABLE')
  expect(await missions.refusalOf(alice, mission)).toBeNull()
  const cashback = async ({ token }: Person) =>
    (await world.call(showCashback, { token })).body.data.map(({ cashback: given }) => given)
  expect([await cashback(alice), await cashback(bob)]).toEqual([['51.50'], []])
  missions.moveTo(dhakaWeek(missions.nowMs()).untilMs + 15 * 60_000)
  expect(await giveCashbacks(world.api.ctx)).toBe(1)
})

test('[LAW-30] a country that the house does not serve is refused at its field', async () => {
  for (const countries of [['US'], ['BD', 'us'], ['??']])
    expect(
      (await promotions.ask(await promotions.form('Abroad', { countries }))).error.errors,
    ).toHaveProperty('countries')
  const { body } = await world.call(staffPromotions, { token: promotions.admin.token })
  expect(body.countries).toEqual(['BD', 'IN', 'PK'])
})
