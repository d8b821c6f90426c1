import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLogin, readSession, storeLogin } from './session.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = { token: 'T', remote_id: 'r1', username: 'alice', exchange: [{ token: 'X' }] }

test('[AUTH-13] [AUTH-14] [AUTH-16] [AUTH-17] a login is stored', () => {
  storeLogin(answer)
  expect(Object.fromEntries(kept)).toEqual({
    token: 'T',
    remote_id: 'r1',
    username: 'alice',
    exchangeToken: 'X',
    popup: '1',
    regPopup: '0',
  })
  expect(readSession()).toEqual({ token: 'T', remoteId: 'r1', username: 'alice' })
})

test('[AUTH-15] without an exchange token the stored one is removed', () => {
  kept.set('exchangeToken', 'old')
  for (const exchange of [[], [{}], null]) {
    storeLogin({ ...answer, exchange })
    expect(kept.has('exchangeToken')).toBe(false)
  }
})

test('[POP-11] only a login after a sign-up asks for the welcome', () => {
  storeLogin(answer, { afterSignUp: true })
  expect(kept.get('regPopup')).toBe('1')
})

test('[AUTH-84] [AUTH-85] a logout removes six keys and keeps the others', () => {
  const others = [
    'referral_code',
    'affiliate_code',
    'popup',
    'regPopup',
    'whatsapp',
    'liveChat',
    'intercom',
    'tawkId',
  ]
  const six = ['token', 'balance', 'remote_id', 'username', 'exchangeToken', 'agent_code']
  for (const key of [...others, ...six]) kept.set(key, 'x')
  forgetLogin()
  expect([...kept.keys()].toSorted()).toEqual(others.toSorted())
  expect(readSession()).toBeNull()
})
