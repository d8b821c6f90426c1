import {
  balance,
  chooseTheme,
  createPlayer,
  login,
  marketBlock,
  showUser,
  updateProfile,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let token: string
let remote_id: string
let people = 0
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

beforeEach(async () => {
  people += 1
  const who = { username: `carol202600${people}`, password: 'Kestrel47moss' }
  const body = {
    ...who,
    confirmPassword: who.password,
    name: 'Carol',
    phone: `0162${String(people).padStart(7, '0')}`,
    email: `carol${people}@people.localhost`,
    currency: 'BDT' as const,
  }
  await world.call(createPlayer, { body })
  const session = (await world.call(login, { body: who })).body
  token = session.token
  remote_id = session.remote_id
})

const save = (dofb: string) => world.call(updateProfile, { token, body: { remote_id, dofb } })
const birthday = async () => (await world.call(showUser, { token })).body.dofb

describe('birthday', () => {
  test('[PROF-22] [PROF-24] [API-29] it is saved once and stays', async () => {
    expect((await save('1995-06-15')).body).toEqual({
      dofb: '1995-06-15',
      message: 'Birthday saved.',
    })
    expect(await birthday()).toBe('1995-06-15')
    const again = await save('1990-01-01')
    expect([again.status, again.error.code]).toEqual([409, 'BIRTHDAY_LOCKED'])
    expect(await birthday()).toBe('1995-06-15')
  })

  test('[API-29] of two saves at the same moment one is kept', async () => {
    const replies = await Promise.all([save('1995-06-15'), save('1990-01-01')])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test.each([
    ['2001-02-29', 'BIRTHDAY_INVALID'],
    ['1899-12-31', 'BIRTHDAY_INVALID'],
    ['15/06/1995', 'BIRTHDAY_INVALID'],
    ['', 'BIRTHDAY_INVALID'],
  ])('[PROF-25] "%s" is refused with %s', async (dofb, code) => {
    const { status, error } = await save(dofb)
    expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([422, code, ['dofb']])
    expect(await birthday()).toBeNull()
  })

  test('[API-29] who is 18 tomorrow is under age, and of age when the day comes at GMT+6', async () => {
    const today = new Date(world.clock.now().getTime() + 6 * 3600_000)
    const tomorrow = new Date(today.getTime() + 24 * 3600_000).toISOString().slice(0, 10)
    const dofb = `${Number(tomorrow.slice(0, 4)) - 18}${tomorrow.slice(4)}`
    expect((await save(dofb)).error.code).toBe('UNDER_AGE')
    world.clock.advance(24 * 3600_000)
    expect((await save(dofb)).status).toBe(200)
  })
})

describe('whose record it is', () => {
  test('[API-29] [API-08] a foreign remote id is refused, changes nothing and is recorded', async () => {
    const rahim = (
      await world.call(login, { body: { username: 'rahim2026', password: 'Maidan2026' } })
    ).body
    const { db } = world.api.ctx
    const count = async () => {
      const { rows } = await sql<{ n: bigint }>`
        SELECT count(*) AS n FROM security_event WHERE kind = 'foreign_id'
      `.execute(db)
      return rows[0]?.n ?? 0n
    }
    const before = await count()
    const written = await world.call(updateProfile, {
      token,
      body: { remote_id: rahim.remote_id, dofb: '1995-06-15' },
    })
    const read = await world.call(showUser, { token, query: { remote_id: rahim.remote_id } })
    for (const { status, error } of [written, read])
      expect([status, error.code]).toEqual([403, 'NOT_YOUR_ACCOUNT'])
    expect(await birthday()).toBeNull()
    expect(await count()).toBe(before + 2n)
  })

  test('[API-12] no token, no balance', async () => {
    expect((await world.call(balance)).status).toBe(401)
    expect((await world.call(balance, { token: 'x'.repeat(43) })).status).toBe(401)
  })
})

test('[API-11] [POP-03] [POP-04] [SIL-065] a blocked section has flag 0 and the status is inactive', async () => {
  const flags = async (exchange: boolean, games: boolean) => {
    await sql`
      UPDATE player SET exchange_blocked = ${exchange}, games_blocked = ${games}
      WHERE remote_id = ${remote_id}
    `.execute(world.api.ctx.db)
    return (await world.call(marketBlock, { token })).body
  }
  expect(await flags(false, false)).toEqual({ exchange_market: 1, cs_market: 1, status: 'active' })
  expect(await flags(true, false)).toEqual({ exchange_market: 0, cs_market: 1, status: 'inactive' })
  expect(await flags(false, true)).toEqual({ exchange_market: 1, cs_market: 0, status: 'inactive' })
})

test('[APP-23] a look of the site is the player’s own, and none until they choose one', async () => {
  const look = async () => (await world.call(showUser, { token })).body.theme
  expect(await look()).toBeNull()
  await world.call(chooseTheme, { token, body: { theme: 'light' } })
  expect(await look()).toBe('light')
  const wrong = await world.call(chooseTheme, { token, body: { theme: 'pink' as 'dark' } })
  expect([wrong.status, await look()]).toEqual([422, 'light'])
})
