import { expect, test, vi } from 'vitest'
import { openHistory, type Guard } from './open-history.ts'

/** A browser with a history of its own, as far as the router uses one. */
function openBrowser(start: string) {
  const entries: { href: string; state: unknown }[] = [{ href: start, state: null }]
  let at = 0
  let hear = () => {}
  const location = {
    origin: 'http://site',
    get href() {
      return `http://site${entries[at]?.href ?? ''}`
    },
  }
  const step = (by: number) => {
    at += by
    hear()
  }
  const history = {
    get state() {
      return entries[at]?.state
    },
    pushState(state: unknown, _: string, href: string) {
      at += 1
      entries.splice(at, entries.length, { href, state })
    },
    replaceState(state: unknown, _: string, href: string) {
      entries[at] = { href, state }
    },
    back: () => step(-1),
  }
  const addEventListener = (_: string, listener: () => void) => (hear = listener)
  const browser = { location, history, addEventListener } as unknown as Window
  return { browser, hrefs: () => entries.map(({ href }) => href), step }
}

const nobody: Guard = () => null
/** Sends from every page under /mine to /login. */
const keeper: Guard = ({ pathname }) => (pathname.startsWith('/mine') ? { to: '/login' } : null)

test('a way leads on, and back to what the page was handed', () => {
  const { browser, hrefs } = openBrowser('/')
  const history = openHistory(browser, nobody)
  expect(history.canGoBack()).toBe(false)
  history.go({ to: '/games', search: { type: 'slot' }, state: { from: 'home' } })
  history.go({ to: '/help', hash: 'bets' })
  expect(hrefs()).toEqual(['/', '/games?type=slot', '/help#bets'])
  expect(history.place()).toMatchObject({ pathname: '/help', hash: 'bets', came: 'push', index: 2 })
  history.back()
  expect(history.place()).toMatchObject({
    search: { type: 'slot' },
    state: { from: 'home' },
    came: 'pop',
    index: 1,
  })
  expect(history.canGoBack()).toBe(true)
})

test('a way that replaces, or that leads to where one is, leaves no step', () => {
  const { browser, hrefs } = openBrowser('/')
  const history = openHistory(browser, nobody)
  history.go({ to: '/games' })
  history.go({ to: '/games', state: { again: true } })
  history.go({ to: '/vip', replace: true })
  expect(hrefs()).toEqual(['/', '/vip'])
  expect(history.place()).toMatchObject({ came: 'replace', index: 1, state: {} })
})

test('no place is told of that the guard sends elsewhere', () => {
  const { browser, hrefs } = openBrowser('/mine')
  const history = openHistory(browser, keeper)
  const told = vi.fn(() => history.place().pathname)
  history.subscribe(told)
  expect(history.place().pathname).toBe('/login')
  history.go({ to: '/games' })
  history.go({ to: '/mine/money' })
  expect(hrefs()).toEqual(['/login', '/games', '/login'])
  expect(told).toHaveReturnedWith('/login')
  expect(told).not.toHaveReturnedWith('/mine/money')
})

test('the guard is asked of the way back, and again when what it looks at has changed', () => {
  const { browser, hrefs } = openBrowser('/')
  let isKept = false
  const history = openHistory(browser, (place) => (isKept ? keeper(place) : null))
  history.go({ to: '/mine' })
  history.go({ to: '/games' })
  isKept = true
  history.back()
  expect(hrefs()).toEqual(['/', '/login', '/games'])
  isKept = false
  history.go({ to: '/mine', replace: true })
  isKept = true
  history.checkAgain()
  expect(history.place().pathname).toBe('/login')
})

test('ways that lead round in circles are a fault, not a standstill', () => {
  const { browser } = openBrowser('/')
  const round: Guard = ({ pathname }) => {
    if (pathname === '/') return null
    return { to: pathname === '/a' ? '/b' : '/a' }
  }
  const history = openHistory(browser, round)
  expect(() => history.go({ to: '/a' })).toThrow('in circles')
})
