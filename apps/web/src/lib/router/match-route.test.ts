import { expect, test } from 'vitest'
import { matchRoute } from './match-route.ts'

const routes = ['/', '/games', '/chat-box/$chatId', '/a/$one/$two'].map((path) => ({ path }))

test.each<[pathname: string, path: string | undefined, params?: Record<string, string>]>([
  ['/', '/', {}],
  ['/games', '/games', {}],
  ['/games/', '/games', {}],
  ['/chat-box/7', '/chat-box/$chatId', { chatId: '7' }],
  ['/chat-box/a%2Fb', '/chat-box/$chatId', { chatId: 'a/b' }],
  ['/a/1/2', '/a/$one/$two', { one: '1', two: '2' }],
  ['/chat-box/', undefined],
  ['/chat-box/%E0%A4%A', undefined],
  ['/chat-box/7/8', undefined],
  ['/Games', undefined],
  // An address that begins with two slashes names another site.
  ['//', undefined],
  ['//games', undefined],
  ['/nowhere', undefined],
])('%s is the place of %s', (pathname, path, params) => {
  const found = matchRoute(routes, pathname)
  expect(found?.route.path).toBe(path)
  expect(found?.params).toEqual(params)
})
