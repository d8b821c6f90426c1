import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { packAnswers, takesGzip } from './pack-answers.ts'

const LONG = 'match '.repeat(1_000)

async function ask(text: string, accepted: string, isShared = true) {
  const app = fastify()
  packAnswers(app, { isShared })
  app.get('/', (_, reply) => reply.type('text/plain').send(text))
  return app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
}

test.each([true, false])(
  'a long text goes packed to who takes it, shared or not (%s)',
  async (isShared) => {
    const answer = await ask(LONG, 'br, gzip', isShared)
    expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(answer.rawPayload.length).toBeLessThan(LONG.length / 10)
    expect(gunzipSync(answer.rawPayload).toString()).toBe(LONG)
  },
)

test.each([
  ['a short text', 'match', 'gzip'],
  ['a text for who refuses gzip', LONG, 'gzip;q=0'],
  ['a text for who names nothing', LONG, ''],
])('%s goes as it is', async (_, text, accepted) => {
  const answer = await ask(text, accepted)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toBe(text)
})

test.each([
  ['gzip', true],
  ['br, GZIP', true],
  ['gzip;q=0.5', true],
  ['gzip; q=1.0', true],
  ['gzip;q=0', false],
  ['gzip;q=0.0', false],
  ['x-gzip', false],
  ['', false],
])('"%s" takes gzip: %s', (accepted, takes) => {
  expect(takesGzip(accepted)).toBe(takes)
})
