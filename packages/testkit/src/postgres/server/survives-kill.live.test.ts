import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPostgres } from '../start-postgres.ts'
import {
  findProcesses,
  kill,
  makeDataDir,
  query,
  removeDataDir,
  spawnOwner,
  startOwner,
} from '../test-world.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = makeDataDir()
})
afterEach(() => removeDataDir(dataDir))

const serverPid = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('a server killed with -9 is started again at the same address with every commit', async () => {
  const lines: string[] = []
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line) })
  const url = postgres.url('postgres')
  await query(url, 'create table posting as select generate_series(1, 1000) as id')
  const killed = serverPid()
  process.kill(killed, 'SIGKILL')

  const count = async () => query(url, 'select count(*)::int as rows from posting')
  await vi.waitUntil(() => lines.length > 0, { timeout: 10_000 })
  await vi.waitFor(async () => expect(await count()).toEqual([{ rows: 1000 }]), { timeout: 20_000 })
  expect(serverPid()).not.toBe(killed)
  expect(lines).toContain('PostgreSQL died; starting it again in 0.2 s')
  await postgres.stop()
})

test('a stop that comes while a killed server is started again leaves none behind', async () => {
  const postgres = await startPostgres({ dataDir })
  process.kill(serverPid(), 'SIGKILL')
  await sleep(250)
  await postgres.stop()
  expect(findProcesses('postgres', join(dataDir, 'postgres'))).toEqual([])
})

test('a server ends by itself when its owner is killed with -9, and loses nothing', async () => {
  const owner = await startOwner(dataDir)
  await query(owner.url, 'create table posting as select 1 as id')
  await kill(owner.child)
  await vi.waitUntil(() => findProcesses(join(dataDir, 'postgres')).length === 0, {
    timeout: 10_000,
  })
  const postgres = await startPostgres({ dataDir })
  expect(await query(postgres.url('postgres'), 'select id from posting')).toEqual([{ id: 1 }])
  await postgres.stop()
})

test('an orphan that nothing could stop is stopped by the next start', async () => {
  const owner = await startOwner(dataDir)
  await query(owner.url, 'create table posting as select 1 as id')
  const orphan = serverPid()
  const [guard] = findProcesses('read -r line', `INT ${orphan}`)
  process.kill(guard ?? -1, 'SIGKILL')
  await kill(owner.child)
  await sleep(300)
  expect(serverPid()).toBe(orphan)

  const lines: string[] = []
  const postgres = await startPostgres({ dataDir, log: (line) => lines.push(line) })
  expect(lines).toContain(`Stopping the PostgreSQL ${orphan} that an earlier run left behind`)
  expect(serverPid()).not.toBe(orphan)
  expect(await query(postgres.url('postgres'), 'select id from posting')).toEqual([{ id: 1 }])
  await postgres.stop()
})

test('everything killed with -9 at once is brought back by the next start', async () => {
  const owner = await startOwner(dataDir)
  await query(owner.url, 'create table posting as select 1 as id')
  const [guard] = findProcesses('read -r line', `INT ${serverPid()}`)
  process.kill(guard ?? -1, 'SIGKILL')
  process.kill(serverPid(), 'SIGKILL')
  await kill(owner.child)
  const postgres = await startPostgres({ dataDir })
  expect(await query(postgres.url('postgres'), 'select id from posting')).toEqual([{ id: 1 }])
  await postgres.stop()
})

test('an owner killed while it creates the cluster leaves nothing in the way', async () => {
  const child = spawnOwner(dataDir)
  await vi.waitUntil(() => readdirSync(dataDir).some((name) => name.includes('draft-')), {
    timeout: 20_000,
    interval: 5,
  })
  await kill(child)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  const postgres = await startPostgres({ dataDir })
  expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).filter((name) => name.includes('draft-'))).toEqual([])
  await postgres.stop()
})
