import { get, type IncomingMessage } from 'node:http'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendBytes } from '../../faults/testing/send-bytes.ts'
import { PUSH_LISTENERS_PER_IP } from './relay-server.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { LIMITS_SCALE: '1', TRUST_PROXY: 'loopback' } })
})
afterAll(() => world.close())

function listen(address: string): Promise<IncomingMessage> {
  const headers = { 'x-forwarded-for': address }
  return new Promise((resolve, reject) => {
    get(`${world.api.oddsUrl}/api/push?events=1`, { headers, agent: false }, resolve).once(
      'error',
      reject,
    )
  })
}

test('[LAW-23] one address listens to the push so often and no more', async () => {
  const places = Array.from({ length: PUSH_LISTENERS_PER_IP }, () => listen('198.51.100.1'))
  const held = await Promise.all(places)
  expect(new Set(held.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const beyond = [await listen('198.51.100.1'), await listen('198.51.100.2')]
  expect(beyond.map(({ statusCode }) => statusCode)).toEqual([429, 200])
  held[0]?.destroy()
  await expect.poll(async () => (await listen('198.51.100.1')).statusCode).toBe(200)
  for (const response of [...held, ...beyond]) response.destroy()
})

const post = (host: string) =>
  [`POST /metrics HTTP/1.1`, `host: ${host}`, 'content-length: 1000000', '', 'x'].join('\r\n')

test('[LAW-23] neither the odds host nor the metrics take a body', async () => {
  const metrics = `http://127.0.0.1:${world.api.ctx.config.METRICS_PORT}`
  for (const origin of [world.api.oddsUrl, metrics])
    expect((await sendBytes(origin, post('maidan'))).status).toBe(413)
})
