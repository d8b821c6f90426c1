import { afterEach, expect, test, vi } from 'vitest'
import { createTellSite, greetSite } from './tell-site.ts'

const SITE = 'https://site.example'

/** What the page has told, and to whom. */
function framed(): unknown[][] {
  const told: unknown[][] = []
  vi.stubGlobal('window', {
    parent: { postMessage: (...message: unknown[]) => told.push(message) },
  })
  return told
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the page greets the site that frames it, and no other', () => {
  const told = framed()
  greetSite(SITE)
  expect(told).toEqual([[{ type: 'maidan:here' }, SITE]])
})

test('a trial tells of its rounds and of no balance', () => {
  const told = framed()
  const site = createTellSite(SITE, () => true)
  site.balance('1000')
  site.round(true)
  site.round(true)
  site.round(false)
  const rounds = [true, false].map((open) => [{ type: 'maidan:round', open }, SITE])
  expect(told).toEqual(rounds)
})
