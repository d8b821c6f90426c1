import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { npmProgram, ROOT } from '../root.ts'

let world: World
let dataDir: string

beforeAll(async () => {
  world = await openWorld({ studio: true })
  dataDir = await mkdtemp(join(tmpdir(), 'maidan-self-test-'))
  const { padma, bagh } = world.keys
  const ring = ({ keyId, secret }: typeof padma) => `${keyId}:${secret}`
  const secrets = { PADMA_KEYS: ring(padma), BAGH_KEYS: ring(bagh) }
  await writeFile(join(dataDir, 'secrets.json'), JSON.stringify(secrets))
})
afterAll(async () => {
  await world.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** The command as people run it. */
function selfTest(...words: string[]): Promise<{ status: number | null; text: string }> {
  const program = join(ROOT, 'tools', 'partners', 'self-test.ts')
  const child = spawn(npmProgram('tsx'), [program, world.url, ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, text })))
}

test('[LAW-19] our own wallet passes every check of the self-test, and its books agree', async () => {
  const { status, text } = await selfTest('--demo')
  expect(text).not.toContain('✗')
  expect(text).toMatch(/^ {2}\d+ passed, 0 failed, 0 skipped$/m)
  expect(text).toContain('held: the operator’s staff find it among the held wins')
  expect(status).toBe(0)
  const breaches = world.api.ctx.db.selectFrom('ledger_breach').selectAll()
  expect(await breaches.execute()).toEqual([])
})

test('a key that is not the provider’s ends the command with a sentence', async () => {
  const words = ['--provider', 'padma', '--key', `padma-1:${'x'.repeat(32)}`]
  const { status, text } = await selfTest(
    ...words,
    '--game',
    'PADMA-GHURI',
    '--session',
    's'.repeat(43),
  )
  expect(status).toBe(1)
  expect(text).toMatch(/^The wallet does not let us in: .*INVALID_SIGNATURE/m)
})
