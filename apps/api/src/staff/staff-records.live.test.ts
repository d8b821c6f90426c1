import {
  staffAudit,
  staffBlockPlayer,
  staffLedger,
  staffLogin,
  staffPlayer,
  staffPlayers,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { generateSecret } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let alice: Awaited<ReturnType<World['signUp']>>

beforeAll(async () => {
  world = await openWorld()
  alice = await world.signUp('alice')
})
afterAll(() => world.close())

async function events(kind: string) {
  const { rows } = await sql<{ detail: Record<string, unknown> }>`
    SELECT detail FROM security_event WHERE kind = ${kind} ORDER BY id
  `.execute(world.api.ctx.db)
  return rows.map(({ detail }) => detail)
}

async function reads(actor: string) {
  const { rows } = await sql<{ act: string; subject: string; detail: Record<string, unknown> }>`
    SELECT act, subject, detail FROM audit WHERE actor = ${actor} AND act LIKE 'player%.read'
    ORDER BY id
  `.execute(world.api.ctx.db)
  return rows
}

test('[LAW-28] an act that a role does not allow is recorded: who, what, to whom', async () => {
  const { token } = await world.staff('trader1')
  const id = String(alice.playerId)
  const refused = await world.call(staffBlockPlayer, {
    token,
    params: { id },
    body: { section: 'account', blocked: true, reason: 'because' },
  })
  expect(refused.status).toBe(403)
  expect(await events('staff_refused')).toEqual([
    {
      call: 'staffBlockPlayer',
      username: 'trader1',
      role: 'trader',
      id,
      code: 'STAFF_ROLE_MISSING',
    },
  ])
})

test('[LAW-28] a wrong authenticator code is recorded; being asked for one is not', async () => {
  const { db } = world.api.ctx
  const secret = generateSecret()
  await sql`UPDATE staff SET totp_secret = ${secret} WHERE username = 'cashier1'`.execute(db)
  const body = { username: 'cashier1', password: 'Maidan2026' }
  expect((await world.call(staffLogin, { body })).error.code).toBe('STAFF_CODE_NEEDED')
  expect(await events('staff_code_wrong')).toEqual([])
  const wrong = await world.call(staffLogin, { body: { ...body, totp: '000000' } })
  expect(wrong.error.code).toBe('STAFF_CODE_NEEDED')
  expect(await events('staff_code_wrong')).toEqual([{ username: 'cashier1' }])
  await sql`UPDATE staff SET totp_secret = NULL WHERE username = 'cashier1'`.execute(db)
})

test('[LAW-28] who looks at a player is in the audit, once while they keep looking', async () => {
  const bob = await world.signUp('bob')
  const { token } = await world.staff('cashier1')
  const params = { id: String(alice.playerId) }
  for (const call of [staffPlayer, staffPlayer, staffLedger])
    expect((await world.call(call, { token, params })).status).toBe(200)
  const read = { act: 'player.read', subject: `player:${alice.playerId}`, detail: {} }
  expect(await reads('cashier1')).toEqual([read])
  await world.call(staffPlayers, { token, query: { search: bob.username } })
  const listed = { act: 'players.read', subject: 'players', detail: { ids: String(bob.playerId) } }
  expect(await reads('cashier1')).toEqual([read, listed])
  world.clock.advance(16 * 60_000)
  await world.call(staffPlayer, { token, params })
  expect(await reads('cashier1')).toEqual([read, listed, read])
  const { body } = await world.call(staffAudit, { token: (await world.staff('admin')).token })
  expect(body.chain_intact).toBe(true)
})
