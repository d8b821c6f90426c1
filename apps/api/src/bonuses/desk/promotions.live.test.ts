import {
  getPromotion,
  LANGUAGES,
  staffApproveDeposit,
  staffChangePromotion,
  staffDecideApproval,
  staffPromotions,
  type CallAnswer,
  type CallInput,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type Desk } from '../../cashier/testing/open-desk.ts'

type Body = CallInput<typeof staffChangePromotion>['body']
type Shown = CallAnswer<typeof staffPromotions>['data'][number]

let world: World
let desk: Desk
let admin: { token: string }
let second: { token: string }
let cashier: { token: string }
beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  admin = await world.staff('admin')
  second = await world.staff('admin2')
  cashier = await world.staff('cashier1')
})
afterAll(() => world.close())

const listed = async ({ token } = admin) => (await world.call(staffPromotions, { token })).body

async function promotion(name: string): Promise<Shown> {
  const { data } = await listed()
  const found = data.find(({ texts }) => texts[0]?.name.startsWith(name))
  if (!found) throw new Error(`no promotion ${name}`)
  return found
}

const fresh: Body = {
  id: '0',
  changed_at: null,
  texts: LANGUAGES.map((language) => ({ language, name: 'Rain', description: 'Ten on top.' })),
  picture: 'slots-reload',
  kind: 'deposit',
  status: 'display',
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  categories: [1],
  on_deposit: true,
  percent: '10',
  turnover: '3',
  bonus_days: '30',
  deposit_min: '200',
  bonus_max: '1000',
  once_per_player: false,
  first_deposit_only: false,
  bet_max: '0',
  weights: [],
  code: '',
  amount: '0',
  uses_max: '0',
  phone_verified_only: false,
  depositors_only: false,
  code_listed: false,
  loss_min: '0',
  free_game: '',
  free_rounds: '0',
  free_bet: '0',
  free_days: '0',
  mission_period: 'day',
  mission_plays: '0',
  stake_min: '0',
  odds_min: '0',
  beside_others: false,
  methods: [],
  countries: [],
  vip_from: '0',
  reason: 'the owner asked',
}

/** The form of a promotion as it stands, with something else in it. */
function formOf(shown: Shown, wish: Partial<Body>): Body {
  const {
    taken: _t,
    bonus_paid: _p,
    turnover_open: _o,
    approval_id: _w,
    uses: _u,
    ...terms
  } = shown
  return { ...terms, id: String(shown.id), reason: 'the owner asked', ...wish }
}

const send = (body: Body, { token } = admin) => world.call(staffChangePromotion, { token, body })

function decide(id: number | null, { token } = second) {
  const params = { id: String(id), decision: 'agree' as const }
  return world.call(staffDecideApproval, { token, params, body: { note: 'yes' } })
}

async function bonusOf(reference: string): Promise<string | null> {
  const params = { id: await desk.paymentId(reference) }
  await desk.tellStatement(params.id, '1000')
  return (await world.call(staffApproveDeposit, { token: cashier.token, params })).body.bonus
}

async function claim(name: string, promotionId: number) {
  const person = await world.signUp(name)
  const { body } = await desk.claim(person, { amount: '1000', promotionId })
  return { person, reference: body.transaction_id }
}

async function weightsOf({ playerId }: Person) {
  const { rows } = await sql<{ weights: unknown; required_minor: bigint; days: number }>`
    SELECT weights, required_minor, extract(day FROM expires_at - created_at)::int AS days
    FROM turnover WHERE player_id = ${playerId}
  `.execute(world.api.ctx.db)
  return rows
}

test('[LAW-24] two people change the terms: who claimed before gets the old ones, who claims after the new', async () => {
  const before = await promotion('Welcome')
  const early = await claim('alice', before.id)
  world.clock.advance(1000)
  const weights = [{ play: 'table' as const, percent: '5' }]
  const asked = await send(
    formOf(before, { percent: '৫০', turnover: '4', bonus_days: '৭', weights }),
  )
  expect(asked.body).toEqual({ approval_id: expect.any(Number) })
  expect(await promotion('Welcome')).toEqual({
    ...before,
    approval_id: asked.body.approval_id,
  })
  expect((await decide(asked.body.approval_id, admin)).error.code).toBe('SECOND_PERSON_NEEDED')
  const { body: agreed } = await decide(asked.body.approval_id)
  expect(agreed.evidence).toMatchObject({
    claimed: { promotion: before.texts[0]?.name },
    found: {
      promotion_percent: '100',
      promotion_turnover: '10',
      promotion_days: '30',
      promotion_weights: '',
    },
    effect: {
      promotion_percent: '50',
      promotion_turnover: '4',
      promotion_days: '7',
      promotion_weights: 'table:5',
    },
  })
  expect(agreed.evidence.effect).not.toHaveProperty('promotion_ends')
  world.clock.advance(1000)
  const late = await claim('bob', before.id)
  expect([await bonusOf(early.reference), await bonusOf(late.reference)]).toEqual([
    '1000.00',
    '500.00',
  ])
  expect(await weightsOf(early.person)).toEqual([
    { weights: {}, required_minor: 2_000_000n, days: 30 },
  ])
  expect(await weightsOf(late.person)).toEqual([
    { weights: { table: 500 }, required_minor: 600_000n, days: 7 },
  ])
  expect(await promotion('Welcome')).toMatchObject({
    percent: '50',
    taken: 2,
    bonus_paid: '1500.00',
    turnover_open: '26000.00',
    approval_id: null,
  })
  expect(await desk.breaches()).toEqual([])
})

test('[LAW-24] one person hides a promotion at once, and a change that waited is overtaken', async () => {
  const shown = await promotion('Slots')
  const asked = await send(formOf(shown, { percent: '20' }))
  world.clock.advance(1000)
  expect((await send(formOf(shown, { status: 'active' }))).body).toEqual({
    approval_id: null,
  })
  const { body: offered } = await world.call(getPromotion)
  expect(offered.map(({ id }) => id)).not.toContain(shown.id)
  expect((await decide(asked.body.approval_id)).error.code).toBe('STATE_CHANGED')
  const seenBefore = await send(formOf(shown, { percent: '30' }))
  expect(seenBefore.error.code).toBe('STATE_CHANGED')
})

test('[LAW-24] a new promotion stands first once a second person has agreed', async () => {
  const { body } = await send(fresh)
  expect((await listed()).new_waiting).toEqual([{ approval_id: body.approval_id, name: 'Rain' }])
  expect((await send(fresh)).error.code).toBe('APPROVAL_WAITING')
  await decide(body.approval_id)
  const { data, new_waiting } = await listed(cashier)
  expect([data[0]?.texts[0]?.name, data[0]?.picture, new_waiting]).toEqual([
    'Rain',
    'slots-reload',
    [],
  ])
  const { body: offered } = await world.call(getPromotion)
  expect(offered[0]).toMatchObject({
    name: 'Rain',
    thumbnail_bn: expect.stringMatching(/bn\.svg$/),
  })
})

const nameless = fresh.texts.map((one) => (one.language === 'bn' ? { ...one, name: '' } : one))

test.each<[what: string, field: string, code: string, wish: Partial<Body>]>([
  ['a language without a name', 'name_bn', 'PROMOTION_WORDS_MISSING', { texts: nameless }],
  ['an end before the start', 'ends_at', 'PROMOTION_DATES', { ends_at: fresh.starts_at }],
  ['a start that is no time', 'starts_at', 'PROMOTION_DATES', { starts_at: 'soon' }],
  ['more than ten times the deposit', 'percent', 'NUMBER_OUT_OF_RANGE', { percent: '1000.01' }],
  ['less than nothing', 'percent', 'NUMBER_OUT_OF_RANGE', { percent: '-1' }],
  ['no turnover', 'turnover', 'NUMBER_OUT_OF_RANGE', { turnover: '0' }],
  ['half a turnover', 'turnover', 'NUMBER_OUT_OF_RANGE', { turnover: '2.5' }],
  ['days without end', 'bonus_days', 'NUMBER_OUT_OF_RANGE', { bonus_days: '366' }],
  ['no day at all', 'bonus_days', 'NUMBER_OUT_OF_RANGE', { bonus_days: '0' }],
  ['a bonus beyond the house', 'bonus_max', 'NUMBER_OUT_OF_RANGE', { bonus_max: '10000001' }],
  ['a deposit that is none', 'deposit_min', 'NUMBER_OUT_OF_RANGE', { deposit_min: 'much' }],
  [
    'a weight above all of it',
    'weight_table',
    'NUMBER_OUT_OF_RANGE',
    { weights: [{ play: 'table', percent: '101' }] },
  ],
  ['no reason', 'reason', 'STAFF_REASON_MISSING', { reason: '' }],
])('%s is refused at its field', async (_, field, code, wish) => {
  const texts = fresh.texts.map((one) => ({ ...one, name: `Never ${field}` }))
  expect((await send({ ...fresh, texts, ...wish })).error).toMatchObject({
    code,
    errors: { [field]: [expect.any(String)] },
  })
})

test('a promotion stays of its kind', async () => {
  const form = formOf(await promotion('Fishing'), { kind: 'code', reason: 'another kind' })
  expect((await send(form)).error).toMatchObject({
    code: 'PROMOTION_KIND_FIXED',
    errors: { kind: [expect.any(String)] },
  })
})

test('[LAW-8] a cashier reads promotions and changes none', async () => {
  expect((await listed(cashier)).data.length).toBeGreaterThan(0)
  expect((await send(fresh, cashier)).error.code).toBe('STAFF_ROLE_MISSING')
})
