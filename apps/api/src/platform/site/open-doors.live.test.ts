import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await openWorld({ env: { HOST: '0.0.0.0' }, studio: true, payments: true })
})
afterAll(() => world.close())

/** An address of this machine at which only what listens everywhere can be reached. */
const ELSEWHERE =
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? '127.0.0.2'

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, ELSEWHERE)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

const portOf = (url: string) => Number(new URL(url).port)

test('[LAW-23] HOST opens the site and the odds host to the world, and nothing else', async () => {
  const { api, partners } = world
  const ports = {
    site: portOf(api.url),
    odds: portOf(api.oddsUrl),
    office: portOf(api.backofficeUrl),
    metrics: api.ctx.config.METRICS_PORT,
    games: portOf(partners.games),
    payments: portOf(partners.payments),
    messages: portOf(partners.messages),
  }
  const open = []
  for (const [name, port] of Object.entries(ports)) if (await isOpen(port)) open.push(name)
  expect(open).toEqual(['site', 'odds'])
})
