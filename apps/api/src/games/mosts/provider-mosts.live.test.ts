import {
  staffAudit,
  staffDecideApproval,
  staffOverview,
  staffProviderDays,
  staffSetProviderMost,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, type Table } from '../wallet/testing/open-table.ts'

let world: World
let table: Table
let first: { token: string }
let second: { token: string }
beforeAll(async () => {
  world = await openWorld({ studio: true })
  first = await world.staff('cashier1')
  second = await world.staff('cashier2')
  table = await openTable(world, await world.signUp('alice'), { balanceMinor: 1_000_000n })
})
afterAll(() => world.close())

type Typed = { most: string; reason?: string; platform?: string }

const set = (
  { most, reason = 'a quiet week', platform = table.platform }: Typed,
  { token } = first,
) =>
  world.call(staffSetProviderMost, {
    token,
    body: { platform, currency: 'BDT', most, reason },
  })

async function dayOf(platform = table.platform) {
  const { body } = await world.call(staffProviderDays, first)
  return body.data.find((day) => day.platform === platform && day.currency === 'BDT')
}

const decide = (id: number | null, { token }: { token: string }) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: { note: 'seen' },
  })

async function winOf(amount: string) {
  const ids = table.newIds()
  await table.bet('1000', ids)
  await table.win(amount, ids)
}

test('[LAW-25] one person lowers what a provider may pay out, and the audit says who', async () => {
  expect(await dayOf()).toMatchObject({ most: '10000000.00', is_default: true, state: 'within' })
  const lowered = await set({ most: '৫০০' })
  expect(lowered.body).toMatchObject({ most: '500.00', is_default: false, approval_id: null })
  const admin = await world.staff('admin')
  const audit = await world.call(staffAudit, { token: admin.token, query: {} })
  expect(audit.body.data.find(({ act }) => act === 'provider.lower')).toMatchObject({
    act: 'provider.lower',
    actor: 'cashier1',
    subject: `provider:${table.platform}.BDT`,
  })
})

test('[LAW-25] the desk sees it come near and be reached, and is alarmed', async () => {
  await winOf('31000')
  expect(await dayOf()).toMatchObject({ paid_out: '300.00', state: 'within' })
  await winOf('11000')
  expect(await dayOf()).toMatchObject({ paid_out: '400.00', state: 'near', held: 0 })
  expect((await world.call(staffOverview, first)).body).toMatchObject({
    provider_days_near: 1,
    provider_days_reached: 0,
  })
  await winOf('20000')
  expect(await dayOf()).toMatchObject({ paid_out: '390.00', state: 'reached', held: 1 })
  expect((await world.call(staffOverview, first)).body).toMatchObject({
    provider_days_near: 0,
    provider_days_reached: 1,
    held_wins: 1,
  })
})

test('[LAW-24][LAW-25] raising it takes two people, and then there is room again', async () => {
  const { body: asked } = await set({ most: '900' })
  expect(asked).toMatchObject({ most: '500.00', approval_id: expect.any(Number) })
  expect((await set({ most: '950' })).error.code).toBe('APPROVAL_WAITING')
  expect((await decide(asked.approval_id, first)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await dayOf())?.most).toBe('500.00')
  const { body: agreed } = await decide(asked.approval_id, second)
  expect(agreed).toMatchObject({
    kind: 'provider.most',
    state: 'agreed',
    evidence: { found: { day_most_before: '500.00', day_paid_out: '390.00' } },
  })
  expect(await dayOf()).toMatchObject({ most: '900.00', state: 'within', held: 1 })
  await winOf('20000')
  expect(await dayOf()).toMatchObject({ paid_out: '580.00', held: 1 })
})

test('[LAW-24] what was asked for before it was lowered is not done any more', async () => {
  const { body: asked } = await set({ most: '2000' })
  expect((await set({ most: '0' }, second)).body).toMatchObject({ most: '0.00' })
  expect((await decide(asked.approval_id, second)).error.code).toBe('STATE_CHANGED')
  expect(await dayOf()).toMatchObject({ most: '0.00', state: 'reached' })
})

test.each([
  ['no number', { most: 'much' }, 'AMOUNT_INVALID', 'most'],
  ['less than nothing', { most: '-1' }, 'AMOUNT_INVALID', 'most'],
  ['more than any', { most: '10000000001' }, 'AMOUNT_OUT_OF_RANGE', 'most'],
  ['no reason', { most: '77', reason: ' ' }, 'STAFF_REASON_MISSING', 'reason'],
])('[LAW-25] a most with %s is refused at its field', async (_, typed, code, field) => {
  const { error } = await set(typed)
  expect(error).toMatchObject({ code, errors: { [field]: [expect.any(String)] } })
})

test('[LAW-25] only who decides about money sets one, of a provider that is there', async () => {
  expect((await set({ most: '0' })).error.code).toBe('STATE_CHANGED')
  expect((await set({ most: '7', platform: 'NOBODY' })).error.code).toBe('NOT_FOUND')
  const trader = await world.staff('trader1')
  expect((await set({ most: '7' }, trader)).error.code).toBe('STAFF_ROLE_MISSING')
  expect((await world.call(staffProviderDays, trader)).error.code).toBe('STAFF_ROLE_MISSING')
})
