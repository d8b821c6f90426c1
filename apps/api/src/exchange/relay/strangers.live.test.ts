import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OddsPartner } from '../partner/open-odds-partner.ts'
import { openMatch } from '../testing/open-market.ts'
import { serveRelay } from './relay-server.ts'

let world: World
let url: string
let close: () => Promise<void>
/** What the partner was asked, in order; it knows nothing. */
let asked: string[]
beforeAll(async () => {
  world = await openWorld()
  const refuse = (path: string) => {
    asked.push(path)
    return Promise.reject(new Error('the partner refuses'))
  }
  const odds: OddsPartner = {
    ...world.api.ctx.odds,
    matchOdds: refuse,
    event: refuse,
    raw: refuse,
    listen: () => ({ close: () => undefined }),
  }
  const { app } = await serveRelay({ ...world.api.ctx, odds })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  close = () => app.close()
})
afterAll(async () => {
  await close()
  await world.close()
})

const statusOf = async (path: string) => {
  const answer = await fetch(url + path)
  await answer.text()
  return answer.status
}

test('[LAW-23] what the house does not list the partner is not asked for, nor is the line of bets', async () => {
  asked = []
  const { matcher } = world.api.ctx.exchange
  const inLine: string[] = []
  const ask = matcher.ask
  matcher.ask = (command) => {
    if (command.type === 'ready') inLine.push(command.code)
    return ask(command)
  }
  const paths = [
    '/api/event/99',
    '/api/event/..%2Fsports-events%2Fcricket',
    '/api/score/board/99',
    '/api/score/board/..%2F..%2Fresults',
    '/api/match-odds/9.99',
    '/api/match-odds/..%2Fresults',
  ]
  expect(await Promise.all(paths.map(statusOf))).toEqual(paths.map(() => 404))
  expect(await world.api.ctx.exchange.find('9.99')).toBeNull()
  matcher.ask = ask
  expect([asked, inLine]).toEqual([[], []])
})

test('[LAW-23] a refusal of the partner is kept for a moment, however many ask', async () => {
  asked = []
  const { eventId, code } = await openMatch(world)
  const paths = [`/api/event/${eventId}`, `/api/match-odds/${code}`, `/api/score/board/${eventId}`]
  await expect.poll(() => statusOf(paths[0] ?? '')).toBe(503)
  for (const path of [...paths, ...paths]) expect(await statusOf(path)).toBe(503)
  expect(asked).toEqual([eventId, code, `/api/score/board/${eventId}?lang=en`])
})
