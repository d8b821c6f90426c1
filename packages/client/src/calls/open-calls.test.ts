import { createPlayer, getGames, staffDeposits, staffLogin, staffReceipt } from '@maidan/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCalls } from './open-calls.ts'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const refused = vi.fn<(name: string, session: string) => void>()
let session: string | null = 'mark'

const { callApi, fetchFile } = openCalls({
  session: () => session,
  headers: (made) => ({ 'x-session': made ?? 'none' }),
  addressOf: (path) => `//office${path}`,
  onUnauthorized: (call, made) => refused(call.name, made),
})

beforeEach(() => {
  session = 'mark'
  fetched.mockReset()
  refused.mockReset()
  vi.stubGlobal('fetch', fetched)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (status: number, body: BodyInit) =>
  fetched.mockImplementationOnce(async () => new Response(body, { status }))
const sentHeaders = () => new Headers(fetched.mock.calls[0]?.[1].headers)

test('a call goes to the door’s address with its headers; what is empty is not asked', async () => {
  answer(200, '{"data":[]}')
  await callApi(staffDeposits, { query: { state: 'all', search: '', page: 2 } })
  expect(fetched.mock.calls[0]?.[0]).toBe('//office/api/staff/deposits?state=all&page=2')
  expect(sentHeaders().get('x-session')).toBe('mark')
})

test('a public call is made outside the session, and its 401 does not touch it', async () => {
  answer(401, '{"code":"INVALID_CREDENTIALS"}')
  const body = { username: 'admin', password: 'x' }
  await expect(callApi(staffLogin, { body })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
  expect(sentHeaders().get('x-session')).toBe('none')
  expect(refused).not.toHaveBeenCalled()
})

test('a 401 in a session names the session that was refused, not a later one', async () => {
  fetched.mockImplementationOnce(async () => {
    session = 'later'
    return new Response('<html>', { status: 401 })
  })
  await expect(callApi(staffDeposits, { query: {} })).rejects.toMatchObject({ status: 401 })
  expect(refused.mock.calls).toEqual([['staffDeposits', 'mark']])
})

test('a file comes as it is, and its refusal with the code', async () => {
  answer(200, 'picture')
  const file = await fetchFile(staffReceipt, { params: { id: '7' } })
  expect(await file.text()).toBe('picture')
  answer(404, '{"code":"NOT_FOUND"}')
  const missing = fetchFile(staffReceipt, { params: { id: '8' } })
  await expect(missing).rejects.toMatchObject({ kind: 'refused', code: 'NOT_FOUND' })
})

test('an app may ask with empty values, as the documents do', async () => {
  answer(200, '{"games":[]}')
  const site = openCalls({
    session: () => null,
    headers: () => ({}),
    isEmptySent: true,
    onUnauthorized: (call, made) => refused(call.name, made),
  })
  await site.callApi(getGames, { query: { type: 'slot', system: '' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/get-games?type=slot&system=')
})

test('an answer to a captcha goes into its header, and nothing else of the call changes', async () => {
  answer(200, '{}')
  await callApi(createPlayer, { body: newcomer }, { captchaAnswer: '4711' })
  expect(sentHeaders().get('x-captcha-answer')).toBe('4711')
  expect(fetched.mock.calls[0]?.[1].body).toBe(JSON.stringify(newcomer))
  answer(200, '{}')
  await callApi(createPlayer, { body: newcomer })
  expect(new Headers(fetched.mock.calls[1]?.[1].headers).has('x-captcha-answer')).toBe(false)
})

const newcomer = { currency: 'BDT' } as const
