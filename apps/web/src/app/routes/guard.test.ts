import { expect, test } from 'vitest'
import { detour } from './guard.ts'
import { guardedPaths, hasToolbar, paths } from '../../lib/paths.ts'

const addresses = guardedPaths.map((path) => path.replace('$chatId', '5'))
const guest = { loggedIn: false, mobile: true }
const player = { loggedIn: true, mobile: true }

test('[NAV-06] a guest ends at /login on each guarded route', () => {
  for (const pathname of addresses) expect(detour({ pathname, ...guest })).toEqual({ to: '/login' })
  expect(addresses).toHaveLength(31)
})

test('[NAV-07] a player opens every guarded route', () => {
  for (const pathname of addresses) expect(detour({ pathname, ...player })).toBeNull()
})

test('[NAV-01] public routes are open to a guest', () => {
  for (const pathname of ['/', '/signup', '/login', '/games', '/forgot-password', '/agent_code']) {
    expect(detour({ pathname, ...guest })).toBeNull()
  }
})

test('[SIL-012] a player opening /login or /signup goes to /', () => {
  expect(detour({ pathname: '/login', ...player })).toEqual({ to: '/' })
  expect(detour({ pathname: '/signup', ...player })).toEqual({ to: '/' })
})

test('[SIL-004] /promotions is guarded on mobile and open on wide', () => {
  expect(detour({ pathname: '/promotions', ...guest })).toEqual({ to: '/login' })
  expect(detour({ pathname: '/promotions', loggedIn: false, mobile: false })).toBeNull()
})

test.each([true, false])(
  '[SIL-007] category addresses lead to the game list and /referral to its route (mobile: %s)',
  (mobile) => {
    expect(detour({ pathname: '/slot', ...guest, mobile })).toEqual({
      to: '/games',
      search: { type: 'slot', system: '', title: 'Slot' },
    })
    expect(detour({ pathname: '/referral', ...player, mobile })).toEqual({ to: '/refrrel-program' })
  },
)

test('[SIL-008] linked addresses of the host lead to their screens', () => {
  expect(detour({ pathname: '/player/playGame', ...player })).toEqual({ to: '/exchange' })
  expect(detour({ pathname: '/page/guest/register.jsp', ...guest })).toEqual({ to: '/signup' })
  expect(detour({ pathname: '/page/guest/register.jsp', loggedIn: false, mobile: false })).toEqual({
    to: '/register',
  })
})

test('[SIL-009] /register on a phone is /signup', () => {
  expect(detour({ pathname: '/register', ...guest })).toEqual({ to: '/signup' })
})

test('[SIL-028] the toolbar stands on all but the named screens', () => {
  expect(hasToolbar(paths.home)).toBe(true)
  expect(hasToolbar('/chat')).toBe(true)
  for (const pathname of [
    '/login',
    '/signup',
    '/gamerun',
    '/exchange',
    '/odds-view',
    '/chat-box/7',
  ]) {
    expect(hasToolbar(pathname)).toBe(false)
  }
})
