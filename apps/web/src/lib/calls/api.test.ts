import { ApiFailure } from '@maidan/client'
import {
  balance,
  getLogo,
  getProvider,
  login,
  showPromotion,
  showUser,
} from '@maidan/contract/facts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from './api.ts'

const kept = new Map<string, string>()
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  kept.clear()
  kept.set('token', 'T')
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    clear: () => kept.clear(),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function answer(status: number, body: unknown) {
  fetched.mockImplementationOnce(async () => Response.json(body, { status }))
}

const bearerOf = (call: number) =>
  new Headers(fetched.mock.calls[call]?.[1].headers).get('authorization')

test('[APP-31] a player call carries the token that is stored now', async () => {
  answer(200, {})
  await callApi(showUser, { query: { remote_id: 'r1' } })
  kept.set('token', 'T2')
  answer(200, {})
  await callApi(showUser, { query: {} })
  expect([bearerOf(0), bearerOf(1)]).toEqual(['Bearer T', 'Bearer T2'])
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/show?remote_id=r1')
  expect(fetched.mock.calls[1]?.[0]).toBe('/api/user/show')
})

test('[APP-32] [SIL-023] public calls and anonymous ones carry none', async () => {
  answer(200, [])
  await callApi(getLogo)
  answer(200, { data: [] })
  await callApi(getProvider, { query: { system: '["s"]' } }, { anonymous: true })
  expect([bearerOf(0), bearerOf(1)]).toEqual([null, null])
})

test('parts of a path are filled in and escaped', async () => {
  answer(200, {})
  await callApi(showPromotion, { params: { id: '7/8' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/promotions/7%2F8')
})

test('a refusal hands on status, code, message and field errors', async () => {
  const body = { code: 'INVALID_CREDENTIALS', message: 'No', errors: { username: ['taken'] } }
  answer(401, body)
  const failure = await callApi(login, { body: { username: 'alice', password: 'x' } }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiFailure)
  expect(failure).toMatchObject({
    kind: 'refused',
    status: 401,
    code: 'INVALID_CREDENTIALS',
    serverMessage: 'No',
    errors: { username: ['taken'] },
  })
  expect(kept.has('token')).toBe(true)
})

test('a cut line and an unreadable answer are network failures', async () => {
  fetched.mockRejectedValueOnce(new TypeError('cut'))
  await expect(callApi(getLogo)).rejects.toMatchObject({ kind: 'network' })
  fetched.mockImplementationOnce(async () => new Response('<html>', { status: 200 }))
  await expect(callApi(getLogo)).rejects.toMatchObject({ kind: 'network' })
})

test('[SIL-018] a 401 asks the balance call once, whose own 401 clears the storage', async () => {
  fetched.mockImplementation(async () => Response.json({}, { status: 401 }))
  const tries = [callApi(showUser, { query: {} }), callApi(showUser, { query: {} })]
  await Promise.allSettled(tries)
  const asked = fetched.mock.calls.filter(([address]) => address === '/api/balance')
  expect(asked).toHaveLength(1)
  expect(kept.size).toBe(0)
})

test('[SIL-018] a 401 of one call alone does not log out', async () => {
  answer(401, {})
  answer(200, { balance: '1.00', currency: 'BDT' })
  await expect(callApi(showUser, { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(kept.get('token')).toBe('T')
})

test('[AUTH-87] a 401 of the balance call itself clears the storage', async () => {
  answer(401, {})
  await expect(callApi(balance)).rejects.toMatchObject({ status: 401 })
  expect(kept.size).toBe(0)
  expect(fetched).toHaveBeenCalledOnce()
})
