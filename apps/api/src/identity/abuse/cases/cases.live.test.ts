import {
  cashClaim,
  convertVipcoin,
  lookPromoCode,
  showMissions,
  showUser,
  staffAbuseCase,
  staffAbuseCases,
  staffActOnCase,
  staffApproveDeposit,
  staffAskBonusStop,
  staffAudit,
  staffDecideApproval,
  staffOverview,
  takeMission,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rewardReferrer } from '../../../bonuses/flows/reward-referrer.ts'
import { openDesk, type Desk } from '../../../cashier/testing/open-desk.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { lockPlayer } from '../../queries/lock-players.ts'
import { lookForAbuse } from '../looking/look-for-abuse.ts'

let world: World
let desk: Desk
let cashier: { token: string }
let second: { token: string }
let homes = 0

const WELCOME = 1

beforeAll(async () => {
  world = await openWorld({ idleJobs: ['look-for-abuse'] })
  desk = openDesk(world)
  cashier = await world.staff('cashier1')
  second = await world.staff('cashier2')
})
afterAll(() => world.close())

/** Two accounts of one home, and their case. */
async function twoOfOneHome(): Promise<[alice: Person, bob: Person, id: string]> {
  homes += 1
  const { db } = world.api.ctx
  await sql`UPDATE player_session SET agent = ''`.execute(db)
  const [alice, bob] = [await world.signUp('alice'), await world.signUp('bob')]
  for (const { playerId } of [alice, bob]) {
    await sql`UPDATE player SET sign_up_ip = ${`103.7.${homes}.1`} WHERE id = ${playerId}`.execute(
      db,
    )
    await sql`UPDATE player_session SET ip = ${`103.7.${homes}.1`}, agent = 'Chrome/1 Android'
      WHERE player_id = ${playerId}`.execute(db)
  }
  await lookForAbuse(world.api.ctx)
  const { body } = await world.call(staffAbuseCases, { token: cashier.token, query: {} })
  const found = body.data.find(({ accounts }) => accounts[0]?.username === alice.username)
  return [alice, bob, String(found?.id)]
}

const act = (id: string, done: 'take' | 'note' | 'watch' | 'clear' | 'confirm', reason = 'seen') =>
  world.call(staffActOnCase, {
    token: cashier.token,
    params: { id, act: done },
    body: { reason },
  })
const ask = (id: string, verdict: 'stop' | 'offer', reason = 'one hand') =>
  world.call(staffAskBonusStop, {
    token: cashier.token,
    params: { id, verdict },
    body: { reason },
  })
const agree = (id: number, token: string) =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision: 'agree' },
    body: {},
  })
const show = async (id: string) =>
  (await world.call(staffAbuseCase, { token: cashier.token, params: { id } })).body
const stateOf = async (id: string) => (await show(id)).state

test('[SIL-026][LAW-28] a case is listed and shown side by side, counted, and each read is in the audit', async () => {
  const [alice, bob, id] = await twoOfOneHome()
  const shown = await show(id)
  expect(shown.accounts.map(({ username }) => username)).toEqual([alice.username, bob.username])
  expect(shown.signals.map(({ kind, weight }) => [kind, weight])).toEqual([
    ['device', 60],
    ['sign_up_address', 40],
  ])
  expect(shown.signals[0]?.what).toBe(`Chrome · Android · 103.7.${homes}.1`)
  const overview = await world.call(staffOverview, { token: cashier.token })
  const open = await world.call(staffAbuseCases, { token: cashier.token, query: {} })
  expect(overview.body.abuse_cases).toBe(open.body.total)
  const { token } = await world.staff('admin')
  const audit = await world.call(staffAudit, { token, query: {} })
  const reads = audit.body.data.filter(({ act: done }) => done === 'players.read')
  expect(reads.some(({ detail }) => JSON.stringify(detail).includes(String(alice.playerId)))).toBe(
    true,
  )
})

test('[SIL-026] a trader sees no cases, and decides none', async () => {
  const [, , id] = await twoOfOneHome()
  const { token } = await world.staff('trader1')
  const answers = [
    await world.call(staffAbuseCases, { token, query: {} }),
    await world.call(staffAbuseCase, { token, params: { id } }),
    await world.call(staffActOnCase, { token, params: { id, act: 'take' }, body: { reason: '' } }),
    await world.call(staffAskBonusStop, {
      token,
      params: { id, verdict: 'stop' },
      body: { reason: 'x' },
    }),
  ]
  expect(answers.map(({ error }) => error.code)).toEqual(answers.map(() => 'STAFF_ROLE_MISSING'))
})

test('[SIL-026] what is done with a case stands in its history; a decision needs words', async () => {
  const [, , id] = await twoOfOneHome()
  expect((await act(id, 'take', '')).body.state).toBe('open')
  expect((await act(id, 'watch', '')).error.code).toBe('STAFF_REASON_MISSING')
  expect((await act(id, 'watch', 'a shop?')).body.state).toBe('watching')
  expect((await act(id, 'watch', 'again')).error.code).toBe('STATE_CHANGED')
  expect((await act(id, 'note', 'called them')).body.state).toBe('watching')
  const shown = await show(id)
  expect(shown.owner).toBe('cashier1')
  expect(shown.events.map(({ act: done, by, note }) => [done, by, note])).toEqual([
    ['note', 'cashier1', 'called them'],
    ['watch', 'cashier1', 'a shop?'],
    ['take', 'cashier1', ''],
    ['opened', null, ''],
  ])
  const { db } = world.api.ctx
  await expect(sql`UPDATE abuse_case_event SET note = ''`.execute(db)).rejects.toThrow(
    'append-only',
  )
})

test('[SIL-026] what was cleared is not opened by the same evidence, and is by other evidence', async () => {
  const [alice, bob, id] = await twoOfOneHome()
  await act(id, 'clear', 'brothers')
  const { db } = world.api.ctx
  // They go on living together, with another line.
  for (const { playerId, username } of [alice, bob])
    await sql`
      INSERT INTO player_session (player_id, token_hash, ip, agent)
      VALUES (${playerId}, ${Buffer.from(`later ${username}`)}, '103.8.8.8', 'Chrome/9 Android')
    `.execute(db)
  await lookForAbuse(world.api.ctx)
  expect(await stateOf(id)).toBe('cleared')
  await sql`UPDATE player_phone SET phone = ${`+88017000${homes}`}, verified_at = now()
    WHERE player_id = ${alice.playerId}`.execute(db)
  await lookForAbuse(world.api.ctx)
  await sql`DELETE FROM player_phone WHERE player_id = ${alice.playerId}`.execute(db)
  await sql`UPDATE player_phone SET phone = ${`+88017000${homes}`}, verified_at = now()
    WHERE player_id = ${bob.playerId}`.execute(db)
  await lookForAbuse(world.api.ctx)
  const shown = await show(id)
  expect(shown.state).toBe('open')
  expect(shown.signals.map(({ kind, cleared }) => [kind, cleared])).toEqual([
    ['phone', false],
    ['device', true],
    ['sign_up_address', true],
  ])
})

const missions = async ({ token }: Person) => (await world.call(showMissions, { token })).body.data

test('[LAW-24][LAW-30] to confirm a case takes nothing; no more bonuses take two people, and are said', async () => {
  const [alice, bob, id] = await twoOfOneHome()
  const { db } = world.api.ctx
  await desk.deposit(alice, { amount: '500', promotionId: WELCOME })
  const before = await desk.balance(alice)
  const [{ promotion_id, from } = { promotion_id: 0, from: '' }] = await missions(bob)
  const mission = { promotion_id, from }
  expect((await ask(id, 'stop')).error.code).toBe('STATE_CHANGED')
  expect((await act(id, 'confirm', 'one hand')).body.state).toBe('confirmed')
  await sql`UPDATE player SET referral_bonus_minor = 10000, vip_points = 50
    WHERE id = ${bob.playerId}`.execute(db)
  expect((await world.call(cashClaim, { token: bob.token })).status).toBe(200)
  const asked = (await ask(id, 'stop')).body
  expect((await ask(id, 'stop')).error.code).toBe('APPROVAL_WAITING')
  expect((await agree(asked.id, cashier.token)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await show(id)).accounts.map(({ bonuses_stopped_at }) => bonuses_stopped_at)).toEqual([
    null,
    null,
  ])
  expect((await agree(asked.id, second.token)).status).toBe(200)
  await sql`UPDATE player SET referral_bonus_minor = 10000 WHERE id = ${bob.playerId}`.execute(db)
  expect((await missions(bob)).length).toBe(0)
  const refused = [
    await world.call(cashClaim, { token: bob.token }),
    await world.call(convertVipcoin, { token: bob.token, query: { vip_coin: '20' } }),
    await desk.claim(bob, { promotionId: WELCOME }),
    await world.call(lookPromoCode, { token: bob.token, body: { code: 'MAIDAN50' } }),
    await world.call(takeMission, { token: bob.token, body: mission }),
  ]
  expect(refused.map(({ error }) => error.code)).toEqual(refused.map(() => 'BONUSES_STOPPED'))
  expect(await reward(bob, alice)).toBe(false)
  // Money, points and bonuses of before are where they were, and deposits without a bonus go on.
  expect(await desk.balance(alice)).toBe(before)
  const points = (await world.call(showUser, { token: bob.token })).body.vip_coin
  expect(points).toBe('50')
  expect((await desk.claim(bob)).status).toBe(200)
  // It is undone by two as well, and only then can the case be cleared.
  expect((await act(id, 'clear', 'wrong')).error.code).toBe('BONUS_STOP_STANDS')
  const offered = (await ask(id, 'offer', 'we were wrong')).body
  await agree(offered.id, second.token)
  expect((await act(id, 'clear', 'wrong')).body.state).toBe('cleared')
  expect((await world.call(cashClaim, { token: bob.token })).status).toBe(200)
  expect(await reward(bob, alice)).toBe(true)
})

/** Whether a reward is given for a friend who has played enough. */
const reward = ({ playerId: friend }: Person, { playerId: referrer }: Person) =>
  inTransaction(world.api.ctx.db, async (tx) => {
    const one = await lockPlayer(tx, BigInt(friend))
    const other = await lockPlayer(tx, BigInt(referrer))
    return rewardReferrer(tx, { friend: one, referrer: other, at: world.clock.now() })
  })

test('[LAW-30] a bonus that was asked for before is not given after, and the deposit is', async () => {
  const [alice, , id] = await twoOfOneHome()
  const { body } = await desk.claim(alice, { amount: '500', promotionId: WELCOME })
  await act(id, 'confirm', 'one hand')
  await agree((await ask(id, 'stop')).body.id, second.token)
  const payment = await desk.paymentId(body.transaction_id)
  await desk.tellStatement(payment, '500')
  const { token } = await world.staff('admin')
  await world.call(staffApproveDeposit, { token, params: { id: payment }, body: { note: 'seen' } })
  expect(await desk.balance(alice)).toBe('500.00')
  const { rows } = await sql`SELECT 1 FROM bonus WHERE player_id = ${alice.playerId}`.execute(
    world.api.ctx.db,
  )
  expect(rows).toEqual([])
})

test('[SIL-026] of ten that decide at once one does', async () => {
  const [, , id] = await twoOfOneHome()
  const answers = await Promise.all(Array.from({ length: 10 }, () => act(id, 'confirm')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await stateOf(id)).toBe('confirmed')
})
