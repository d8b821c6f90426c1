import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const status = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  return [response.status, (await response.text()).slice(0, 18)]
}

test('[NAV-01, SIL-011] every path of the app is its page, whoever asks', async () => {
  for (const at of ['/', '/login', '/no-such-page', '/page/site/component/appDownload.jsp'])
    expect(await status(world.url + at)).toEqual([200, '<title>web</title>'])
  expect((await status(world.api.backofficeUrl + '/deposits'))[0]).toBe(200)
})

test('a call, a file or a picture that is not there is not a page', async () => {
  for (const at of [
    '/api',
    '/api/nothing',
    '//elsewhere.example/home',
    `/${'x'.repeat(2_000)}`,
    '/missing.png',
    '/assets/gone.js',
    '/storage/none.svg',
  ])
    expect((await status(world.url + at))[0]).toBe(404)
})
