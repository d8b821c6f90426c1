import {
  showUser,
  staffChangeSetting,
  staffDecideApproval,
  staffSettings,
  type CallInput,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../../cashier/testing/open-desk.ts'
import { rewardReferrers } from './reward-referrers.ts'

type Member = Awaited<ReturnType<World['staff']>>

let world: World
let desk: ReturnType<typeof openDesk>
let admin: Member
let second: Member
let rounds = 0

beforeAll(async () => {
  world = await openWorld()
  desk = openDesk(world)
  admin = await world.staff('admin')
  second = await world.staff('admin2')
})
afterAll(() => world.close())

const record = async ({ token }: Person) => (await world.call(showUser, { token })).body
const rewarded = async (person: Person) => {
  await rewardReferrers(world.api.ctx)
  return (await record(person)).cash_bonus
}

async function askFor(value: CallInput<typeof staffChangeSetting>['body']['value']) {
  const { body } = await world.call(staffSettings, { token: admin.token })
  const setting = body.data.find(({ name }) => name === 'referral_countries')
  return world.call(staffChangeSetting, {
    token: admin.token,
    body: {
      name: 'referral_countries',
      value,
      reason: 'the licence says so',
      changed_at: setting?.changed_at ?? null,
    },
  })
}

/** Two people name the countries. */
async function holdIn(value: string) {
  const { body } = await askFor(value)
  const params = { id: String(body.approval_id), decision: 'agree' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: {} })
}

/** A player, and a friend whom they brought and who has turned the first deposit over. */
async function withFriend(fields: Record<string, string> = {}): Promise<Person> {
  const alice = await world.signUp('alice', fields)
  const { referral_code } = await record(alice)
  const bob = await world.signUp('bob', { referral_code })
  await desk.deposit(bob)
  world.clock.advance(1_000)
  await play(bob)
  return alice
}

async function play({ playerId }: Person) {
  rounds += 1
  const at = world.clock.now()
  await sql`
    INSERT INTO game_round (platform, round_id, player_id, game_code, currency, state, bet_minor,
      win_minor, bets, created_at, updated_at)
    VALUES ('PADMA', ${`reach-${rounds}`}, ${playerId}, 'PADMA-GOLD', 'BDT', 'closed', 50000, 0, '[]', ${at}, ${at})
  `.execute(world.api.ctx.db)
}

test('[LAW-30] a friend brought earns something where the countries hold for both, and what was earned stays', async () => {
  const before = await withFriend({ phone: '919876500005' })
  expect(await rewarded(before)).toBe('100.00')
  expect(await record(before)).not.toHaveProperty('referral_reach')
  await holdIn('BD')
  const bothHere = await withFriend()
  const inviterAbroad = await withFriend({ phone: '919876500006' })
  expect(await rewarded(bothHere)).toBe('100.00')
  expect(await rewarded(inviterAbroad)).toBe('0.00')
  expect(await rewarded(before)).toBe('100.00')
  expect((await record(bothHere)).referral_reach).toEqual({ countries: ['BD'], here: true })
  expect((await record(inviterAbroad)).referral_reach).toEqual({ countries: ['BD'], here: false })
  await holdIn('BD,IN')
  expect(await rewarded(inviterAbroad)).toBe('100.00')
})

test('[LAW-30] a friend from elsewhere earns nothing for who is from there', async () => {
  await holdIn('BD')
  const alice = await world.signUp('alice')
  const { referral_code } = await record(alice)
  const bob = await world.signUp('bob', { referral_code })
  await desk.deposit(bob)
  // Wallets by hand are of Bangladesh alone: the main number goes abroad after the deposit.
  await sql`
    UPDATE player_phone SET phone = '+919876500007' WHERE player_id = ${bob.playerId} AND ordinal = 0
  `.execute(world.api.ctx.db)
  world.clock.advance(1_000)
  await play(bob)
  expect(await rewarded(alice)).toBe('0.00')
  await holdIn('')
  expect(await rewarded(alice)).toBe('100.00')
})

test('[LAW-24] the countries are some that the house serves, and two people name them', async () => {
  const { body } = await world.call(staffSettings, { token: admin.token })
  const setting = body.data.find(({ name }) => name === 'referral_countries')
  expect(setting).toMatchObject({
    kind: 'countries',
    options: ['BD', 'IN', 'PK'],
    second_person: 'always',
  })
  expect((await askFor('BD,US')).error).toMatchObject({
    code: 'COUNTRY_NOT_SERVED',
    errors: { value: [expect.any(String)] },
  })
  for (const value of ['bd', 'BD IN', ',BD', 1])
    expect((await askFor(value)).error.code).toBe('SETTING_INVALID')
  expect((await askFor('PK')).body).toMatchObject({ approval_id: expect.any(Number) })
})
