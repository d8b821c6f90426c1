import type { PlayKind } from '@maidan/cashier'
import {
  convertVipcoin,
  LANGUAGES,
  listInbox,
  showUser,
  showVip,
  staffApprovals,
  staffChangeSetting,
  staffChangeVip,
  staffDecideApproval,
  staffPlayer,
  staffSettings,
  staffVip,
  type CallInput,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { earnPoints } from './earn-points.ts'

type Form = CallInput<typeof staffChangeVip>['body']

let world: World
let admin: { token: string }
let second: { token: string }

beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
  admin = await world.staff('admin')
  second = await world.staff('admin2')
})
afterAll(() => world.close())

const level = (name: string, from: string, earns: string): Form['levels'][number] => ({
  names: LANGUAGES.map((language) => ({ language, name: `${name} ${language}` })),
  from,
  earns,
})

async function form(wish: Partial<Form>): Promise<Form> {
  const { body } = await world.call(staffVip, { token: admin.token })
  const { levels, weights, changed_at } = body
  const shown = levels.map(({ names, from, earns }) => ({ names, from, earns }))
  return { levels: shown, weights, changed_at, reason: 'the owner asked', ...wish }
}

/** Lower where play costs little; on the exchange two accounts against each other share a commission. */
const careful: Form['weights'] = [
  { play: 'casino', percent: '50' },
  { play: 'table', percent: '25' },
  { play: 'poker', percent: '75' },
  { play: 'crash', percent: '50' },
  { play: 'arcade', percent: '50' },
  { play: 'lottery', percent: '50' },
  { play: 'exchange', percent: '50' },
]

const ask = (body: Form, { token } = admin) => world.call(staffChangeVip, { token, body })

async function change(wish: Partial<Form>) {
  const { body, error } = await ask(await form(wish))
  if (error.code) throw new Error(error.code)
  const params = { id: String(body.approval_id), decision: 'agree' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: { note: 'yes' } })
}

const stake = ({ playerId }: Person, taka: bigint, kind: PlayKind = 'slot') =>
  inTransaction(world.api.ctx.db, (tx) =>
    earnPoints(
      tx,
      [{ playerId: BigInt(playerId), kind, stakeMinor: taka * 100n }],
      world.clock.now(),
    ),
  )

const user = async ({ token }: Person) => (await world.call(showUser, { token })).body
const vip = async ({ token }: Person) => (await world.call(showVip, { token })).body

test('[SIL-052] play earns by its kind, a level by points, and no conversion takes one away', async () => {
  const alice = await world.signUp('alice')
  await change({
    levels: [level('Normal', '0', '100'), level('Gold', '20', '150')],
    weights: careful,
  })
  await stake(alice, 2_000n, 'table')
  await stake(alice, 1_400n)
  expect(await vip(alice)).toMatchObject({ reached: 0, earned: '19', missing: '1' })
  await stake(alice, 100n)
  const { body: letters } = await world.call(listInbox, { token: alice.token })
  expect(letters.data.data[0]?.title).toBe('You have reached Gold en')
  await stake(alice, 200n)
  expect(await vip(alice)).toMatchObject({ reached: 1, earned: '23', missing: null })
  expect(await user(alice)).toMatchObject({ level: 'Gold en', vip_coin: '23' })
  await world.call(convertVipcoin, { token: alice.token, query: { vip_coin: '20' } })
  expect(await user(alice)).toMatchObject({ level: 'Gold en', vip_coin: '3' })
  const { body } = await world.call(staffPlayer, {
    token: admin.token,
    params: { id: String(alice.playerId) },
  })
  expect(body.vip).toEqual({ level: 'Gold en', points: '3', earned: '23' })
})

test('[SIL-052] a stake that goes back takes its points, and the letter comes once a level', async () => {
  const bob = await world.signUp('bob')
  await change({
    levels: [level('Normal', '0', '100'), level('Gold', '10', '100')],
    weights: careful,
  })
  await stake(bob, 1_000n)
  await stake(bob, 500n)
  await stake(bob, -500n)
  expect(await vip(bob)).toMatchObject({ reached: 1, earned: '10' })
  const { body } = await world.call(listInbox, { token: bob.token })
  expect(body.data.data.filter(({ title }) => title.includes('Gold'))).toHaveLength(1)
})

test('[SIL-052] without levels everybody has the two names of the documents', async () => {
  await change({ levels: [] })
  const carol = await world.signUp('carol')
  await stake(carol, 5_000n)
  expect(await vip(carol)).toEqual({
    levels: [],
    reached: null,
    earned: '50',
    missing: null,
    weights: careful,
  })
  expect((await user(carol)).level).toBe('Normal')
})

test('[LAW-24] the second person reads what was and what will be, and the desk counts players', async () => {
  await change({ levels: [level('Low', '0', '100')], weights: careful })
  const asked = await ask(
    await form({
      levels: [level('Low', '0', '100'), level('High', '30', '125.5')],
      weights: careful.map((one) => (one.play === 'lottery' ? { ...one, percent: '0' } : one)),
    }),
  )
  const { body: waiting } = await world.call(staffApprovals, { token: second.token })
  const request = waiting.data.find(({ id }) => id === asked.body.approval_id)
  expect(request?.evidence.found).toEqual({
    vip_levels: 'Low en / Low bn: 0, 100 %',
    vip_weights: 'casino:50 table:25 poker:75 crash:50 arcade:50 lottery:50 exchange:50',
  })
  expect(request?.evidence.effect).toEqual({
    vip_levels: 'Low en / Low bn: 0, 100 % · High en / High bn: 30, 125.5 %',
    vip_weights: 'casino:50 table:25 poker:75 crash:50 arcade:50 lottery:0 exchange:50',
  })
  expect((await ask(await form({ levels: [] }))).error.code).toBe('APPROVAL_WAITING')
  const params = { id: String(asked.body.approval_id), decision: 'agree' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: { note: 'yes' } })
  const dave = await world.signUp('dave')
  await stake(dave, 3_000n)
  const { body } = await world.call(staffVip, { token: admin.token })
  const { body: again } = await world.call(staffVip, { token: second.token })
  expect(again).toEqual(body)
  expect(body.levels.map(({ players }) => players > 0)).toEqual([true, true])
})

test.each<[string, Partial<Form>, string, string]>([
  ['begins above nothing', { levels: [level('A', '5', '100')] }, 'VIP_LEVELS_ORDER', 'levels'],
  [
    'does not rise',
    { levels: [level('A', '0', '100'), level('B', '9', '100'), level('C', '9', '100')] },
    'VIP_LEVELS_ORDER',
    'levels',
  ],
  ['has half a point', { levels: [level('A', '0.5', '100')] }, 'NUMBER_OUT_OF_RANGE', 'from_0'],
  ['earns too little', { levels: [level('A', '0', '99')] }, 'NUMBER_OUT_OF_RANGE', 'earns_0'],
  ['earns too much', { levels: [level('A', '0', '501')] }, 'NUMBER_OUT_OF_RANGE', 'earns_0'],
  [
    'lacks a name',
    { levels: [{ names: [{ language: 'en', name: 'A' }], from: '0', earns: '100' }] },
    'PROMOTION_WORDS_MISSING',
    'name_0_bn',
  ],
  [
    'weighs more than all',
    { weights: [{ play: 'slot', percent: '101' }] },
    'NUMBER_OUT_OF_RANGE',
    'weight_slot',
  ],
  ['gives no reason', { reason: '' }, 'STAFF_REASON_MISSING', 'reason'],
])('a ladder that %s is refused at its field', async (_, wish, code, field) => {
  const { error } = await ask(await form(wish))
  expect(error.code).toBe(code)
  expect(Object.keys(error.errors ?? {})).toEqual([field])
})

test('[LAW-24] only administrators ask, and nobody writes over what another one changed', async () => {
  const cashier = await world.staff('cashier1')
  expect((await ask(await form({ levels: [] }), cashier)).error.code).toBe('STAFF_ROLE_MISSING')
  const old = await form({ levels: [level('Old', '0', '100')] })
  await change({ levels: [level('New', '0', '110')] })
  expect((await ask(old)).error.code).toBe('STATE_CHANGED')
  expect((await ask(await form({}))).error.code).toBe('STATE_CHANGED')
})

test('[SIL-094] a house begins with points that are worth less than any of its games costs', async () => {
  const fresh = await openWorld({ studio: true })
  try {
    await syncCatalogue(fresh.api.ctx)
    const { token } = await fresh.staff('admin')
    const { body } = await fresh.call(staffVip, { token })
    expect([body.levels.length, body.too_dear]).toEqual([4, []])
  } finally {
    await fresh.close()
  }
})

test.each<[string, Form['weights'][number], string]>([
  ['blackjack on every bet', { play: 'table', percent: '100' }, 'weight_table'],
  ['an even game, on the best level', { play: 'arcade', percent: '60' }, 'weight_arcade'],
  ['two accounts against each other', { play: 'exchange', percent: '51' }, 'weight_exchange'],
])('[SIL-094] points that pay for %s are refused with the most', async (_, dear, field) => {
  const levels = [level('Low', '0', '100'), level('Top', '9', '150')]
  const others = careful.filter(({ play }) => play !== dear.play)
  const { error } = await ask(await form({ levels, weights: [...others, dear] }))
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual(['VIP_POINTS_TOO_DEAR', [field]])
  expect(Number(error.params?.['max'])).toBeLessThan(Number(dear.percent))
})

test('[SIL-094] the desk is told when a point becomes worth more than play costs', async () => {
  await change({ levels: [level('Low', '0', '100'), level('Top', '9', '150')], weights: careful })
  const { db } = world.api.ctx
  await sql`
    INSERT INTO setting (key, value) VALUES ('vip_rate', '"2"')
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
  `.execute(db)
  try {
    const { body } = await world.call(staffVip, { token: admin.token })
    expect(body.too_dear).toContain('table')
    expect(body.too_dear).not.toContain('fishing')
  } finally {
    await sql`DELETE FROM setting WHERE key = 'vip_rate'`.execute(db)
  }
})

async function askRate(value: string) {
  const { body } = await world.call(staffSettings, { token: admin.token })
  const changed_at = body.data.find(({ name }) => name === 'vip_rate')?.changed_at ?? null
  const wish = { name: 'vip_rate' as const, value, reason: 'the owner asked', changed_at }
  return world.call(staffChangeSetting, { token: admin.token, body: wish })
}

async function agreeTo(id: number | null) {
  const params = { id: String(id), decision: 'agree' as const }
  return world.call(staffDecideApproval, { token: second.token, params, body: {} })
}

test('[SIL-094][LAW-24] no point is made worth more than play costs, also by two people', async () => {
  const ladder = (earns: string) => [level('Low', '0', '100'), level('High', '9', earns)]
  await change({ levels: ladder('120'), weights: careful })
  const { error } = await askRate('2')
  expect([error.code, Object.keys(error.errors ?? {})]).toEqual(['VIP_RATE_TOO_DEAR', ['value']])
  const max = Number(error.params?.['max'])
  expect(max).toBeGreaterThan(1)
  expect((await askRate((max + 0.000001).toFixed(6))).error.code).toBe('VIP_RATE_TOO_DEAR')
  const { body: asked } = await askRate(max.toFixed(6))
  // Meanwhile a level earns more, which was in order at the old worth.
  await change({ levels: ladder('121') })
  expect((await agreeTo(asked.approval_id)).error.code).toBe('VIP_RATE_TOO_DEAR')
  await change({ levels: ladder('120') })
  expect((await agreeTo(asked.approval_id)).status).toBe(200)
  const dearer = await ask(await form({ levels: ladder('121') }))
  expect(dearer.error.code).toBe('VIP_POINTS_TOO_DEAR')
  await sql`DELETE FROM setting WHERE key = 'vip_rate'`.execute(world.api.ctx.db)
})
