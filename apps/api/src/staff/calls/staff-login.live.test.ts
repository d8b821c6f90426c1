import { staffLogin, staffOverview } from '@maidan/contract'
import { callSite, openWorld, type CallSite, type World } from '@maidan/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const RIGHT = 'Maidan2026'
const WRONG = 'Maidan2025'

let world: World
let office: CallSite
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' } })
  office = callSite(world.api.backofficeUrl)
})
afterAll(() => world.close())

function logIn(username: string, password: string, address: string) {
  const headers = { 'x-forwarded-for': address }
  return office(staffLogin, { body: { username, password }, headers })
}

const wrongTries = async (username: string, address: string, times: number) => {
  const statuses = []
  for (let tried = 0; tried < times; tried += 1)
    statuses.push((await logIn(username, WRONG, address)).status)
  return statuses
}

describe('where staff calls are answered', () => {
  test('[LAW-23] on the players’ port a staff call is an address that is not there', async () => {
    const site = callSite(world.url)
    const { token } = await world.staff('admin')
    const body = { username: 'admin', password: RIGHT }
    const unknown = await fetch(`${world.url}/api/nothing`, { method: 'POST' })
    const replies = [await site(staffLogin, { body }), await site(staffOverview, { token })]
    for (const { status, error, headers } of replies) {
      expect([status, error.code, error.message]).toEqual([404, 'NOT_FOUND', expect.any(String)])
      const names = (all: Headers) =>
        [...all.keys()].filter((name) => !name.startsWith('x-request')).toSorted()
      expect(names(headers)).toEqual(names(unknown.headers))
    }
  })

  test('the office answers them, and no call of a player', async () => {
    const { body } = await logIn('admin', RIGHT, '192.0.2.1')
    expect((await office(staffOverview, { token: body.token ?? '' })).status).toBe(200)
  })
})

describe('limits on wrong tries', () => {
  test('[LAW-9] [LAW-23] a stranger’s wrong tries never lock the cashier out where they sit', async () => {
    expect((await logIn('cashier1', RIGHT, '192.0.2.10')).status).toBe(200)
    for (let at = 1; at <= 5; at += 1) await wrongTries('cashier1', `198.51.100.${at}`, 3)
    expect((await logIn('cashier1', RIGHT, '198.51.100.6')).status).toBe(429)
    expect((await logIn('cashier1', RIGHT, '192.0.2.10')).status).toBe(200)
  })

  test('[LAW-23] from one address the ninth try on an account waits', async () => {
    expect(await wrongTries('mallory1', '198.51.100.50', 9)).toEqual([
      ...Array.from({ length: 8 }, () => 401),
      429,
    ])
  })

  test('[LAW-23] whoever comes in has all tries at their account back', async () => {
    expect(await wrongTries('cashier2', '192.0.2.20', 7)).not.toContain(429)
    expect((await logIn('cashier2', RIGHT, '192.0.2.20')).status).toBe(200)
    expect(await wrongTries('cashier2', '192.0.2.20', 7)).not.toContain(429)
    expect((await logIn('cashier2', RIGHT, '192.0.2.20')).status).toBe(200)
  })

  test('[LAW-9] an account that many addresses try asks for a minute at most', async () => {
    for (let at = 0; at < 5; at += 1) await wrongTries('trader1', `198.51.100.${at + 60}`, 3)
    const { status, error } = await logIn('trader1', RIGHT, '198.51.100.70')
    expect([status, error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(error.params?.['seconds'])).toBeLessThanOrEqual(60)
  })

  test('[LAW-23] one address cannot go through many names', async () => {
    const statuses = []
    for (let name = 0; name < 32; name += 1)
      statuses.push((await logIn(`nobody${name}`, WRONG, '198.51.100.80')).status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })

  test('[LAW-23] the addresses of one IPv6 network count as one', async () => {
    const statuses = []
    for (let host = 1; host <= 9; host += 1)
      statuses.push((await logIn('mallory2', WRONG, `2001:db8:1:2::${host}`)).status)
    expect(statuses.at(-1)).toBe(429)
    expect((await logIn('mallory2', WRONG, '2001:db8:1:3::1')).status).toBe(401)
  })
})
