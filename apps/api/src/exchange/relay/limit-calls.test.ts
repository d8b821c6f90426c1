import fastify from 'fastify'
import { expect, test } from 'vitest'
import { limitCalls } from './limit-calls.ts'

test('[LAW-23] a network asks the odds host so often a minute, and others go on', async () => {
  const app = fastify()
  limitCalls(app, 3)
  app.get('/', () => 'here')
  const ask = async (remoteAddress: string) => {
    const { statusCode, headers } = await app.inject({ path: '/', remoteAddress })
    return [statusCode, headers['retry-after']]
  }
  for (let asked = 0; asked < 3; asked += 1)
    expect(await ask(`2001:db8::${asked}`)).toEqual([200, undefined])
  expect(await ask('2001:db8::9')).toEqual([429, '60'])
  expect(await ask('198.51.100.2')).toEqual([200, undefined])
})
