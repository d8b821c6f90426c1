import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPages } from './open-pages.ts'
import { STAND_IN_ASSET, writeStandInPages } from './testing/write-stand-in-pages.ts'

let buildDir: string
let server: FastifyInstance

beforeEach(async () => {
  buildDir = await writeStandInPages('partner', ['index.html'])
  server = fastify()
})
afterEach(async () => {
  await server.close()
  await rm(buildDir, { recursive: true, force: true })
})

async function serve(name: string) {
  const sendPage = await openPages(server, { buildDir, name })
  server.get('/', (_, reply) => sendPage(reply, 'index.html'))
}

test('a built page and its files are sent, the files to be kept for ever', async () => {
  await serve('partner')
  const page = await server.inject('/')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain(STAND_IN_ASSET)
  const asset = await server.inject(STAND_IN_ASSET)
  expect(asset.statusCode).toBe(200)
  expect(asset.headers['cache-control']).toContain('immutable')
  expect((await server.inject('/page/assets/../index.html')).statusCode).toBe(404)
})

test('[LAW-22] a page that is not built is refused, with what to do', async () => {
  await serve('nothing')
  const page = await server.inject('/')
  expect(page.statusCode).toBe(503)
  expect(page.json()).toEqual({ message: expect.stringContaining('npm start') })
})

test('a file is sent packed to who takes it so', async () => {
  const packed = brotliCompressSync('body { margin: 0 }')
  await writeFile(join(buildDir, 'partner/assets/look-1a2b.css.br'), packed)
  await serve('partner')
  const takes = (encoding: string) =>
    server.inject({ url: STAND_IN_ASSET, headers: { 'accept-encoding': encoding } })
  const asset = await takes('gzip, br')
  expect(asset.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(asset.headers['content-type']).toContain('text/css')
  expect(asset.rawPayload.equals(packed)).toBe(true)
  expect((await takes('identity')).body).toBe('body { margin: 0 }')
})
