import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const headersOf = async (origin: string) => (await fetch(origin)).headers

function directive(headers: Headers, name: string): string[] {
  const policy = headers.get('content-security-policy') ?? ''
  const found = policy.split(';').find((part) => part.trim().startsWith(`${name} `))
  return found?.trim().split(' ').slice(1) ?? []
}

test('[LAW-8] scripts of the site connect to our own origins and the named partners only', async () => {
  const { oddsUrl } = world.api
  const allowed = directive(await headersOf(world.url), 'connect-src')
  expect(allowed).toEqual(["'self'", oddsUrl, expect.stringContaining('http://localhost:')])
  expect(directive(await headersOf(world.api.backofficeUrl), 'connect-src')).toEqual(["'self'"])
})

test('[LAW-8] pages and their frames use neither camera, microphone nor place', async () => {
  for (const origin of [world.url, world.api.backofficeUrl]) {
    const policy = (await headersOf(origin)).get('permissions-policy') ?? ''
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(policy).toContain(`${feature}=()`)
  }
})

test('[LAW-8] an answer of data runs nothing where it is opened, and carries no page\u2019s headers', async () => {
  const headers = await headersOf(`${world.url}/api/general`)
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-site')
  const bytes = [...headers].map(([name, value]) => name.length + value.length)
  // On a slow line each part of the site pays for them.
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(450)
})
