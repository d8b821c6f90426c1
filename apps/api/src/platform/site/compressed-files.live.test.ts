import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const SCRIPT = 'console.log("a line of a script");\n'.repeat(100)

let buildDir: string
let world: World
beforeAll(async () => {
  buildDir = await mkdtemp(path.join(tmpdir(), 'maidan-build-'))
  await put('web/index.html', '<!doctype html><title>Maidan</title>')
  await put('web/assets/app-1.js', SCRIPT)
  await put('web/assets/app-1.js.br', brotliCompressSync(SCRIPT))
  await put('web/assets/app-1.js.gz', gzipSync(SCRIPT))
  await put('storage/brand/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await put('backoffice/index.html', '<!doctype html><title>Desk</title>')
  world = await openWorld({ env: { BUILD_DIR: buildDir } })
})
afterAll(async () => {
  await world.close()
  await rm(buildDir, { recursive: true, force: true })
})

async function put(name: string, content: string | Buffer) {
  const file = path.join(buildDir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}

/** The answer as it stands on the wire: `fetch` would unpack it. */
function ask(address: string, encodings: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': encodings, accept: '*/*' }
    get(world.url + address, { headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response))
    }).once('error', reject)
  })
}

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that takes "%s" gets the script as %s', async (takes, encoding) => {
  const { headers } = await ask('/assets/app-1.js', takes)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['content-type']).toContain('javascript')
  expect(headers.vary).toContain('accept-encoding')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('a picture without a compressed form is sent as it is, for an hour', async () => {
  const { statusCode, headers } = await ask('/storage/brand/logo.svg', 'br')
  expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
  expect(headers['cache-control']).toBe('public, max-age=3600')
})
