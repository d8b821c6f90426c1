import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from './start-postgres.ts'
import { kill, makeDataDir, query, removeDataDir, startOwner } from './test-world.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = makeDataDir()
})
afterEach(() => removeDataDir(dataDir))

describe('one data folder', () => {
  test('holds a durable server that only its password opens, on 127.0.0.1', async () => {
    const postgres = await startPostgres({ dataDir })
    const url = postgres.url('postgres')
    const shown = await query(
      url,
      `select name, setting from pg_settings where name in
       ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'max_connections',
        'server_encoding') order by name`,
    )
    expect(Object.fromEntries(shown.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      max_connections: '100',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    })
    const stranger = url.replace(/:[^:@/]+@/, ':guess@')
    await expect(query(stranger, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600)
    await postgres.stop()
    await expect(query(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('keeps its databases and rows from one start to the next', async () => {
    const first = await startPostgres({ dataDir })
    await Promise.all([first.ensureDatabase('maidan'), first.ensureDatabase('maidan')])
    await query(first.url('maidan'), 'create table bet as select 7 as stake_minor')
    await first.stop()

    const second = await startPostgres({ dataDir })
    await second.ensureDatabase('maidan')
    expect(await query(second.url('maidan'), 'select * from bet')).toEqual([{ stake_minor: 7 }])
    await second.stop()
  })

  test('refuses a database name that would need quoting', async () => {
    const postgres = await startPostgres({ dataDir })
    await expect(postgres.ensureDatabase('a"; drop')).rejects.toThrow('not a plain database name')
    await postgres.stop()
  })

  test('tells a second live owner who the first is, and is free again after a stop', async () => {
    const first = await startPostgres({ dataDir })
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `already run by process ${process.pid}: stop it, or set another DATA_DIR.`,
    )
    await first.stop()

    const owner = await startOwner(dataDir)
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `already run by process ${owner.child.pid}`,
    )
    expect(await query(owner.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await kill(owner.child)
  })

  test('replaces a cluster whose creation was cut short', async () => {
    const draft = join(dataDir, 'postgres-draft-1')
    mkdirSync(draft)
    writeFileSync(join(draft, 'PG_VERSION'), '18\n')
    const postgres = await startPostgres({ dataDir })
    expect(existsSync(draft)).toBe(false)
    expect(await query(postgres.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
    await postgres.stop()
  })

  test('starts although the stale pid file names another live process', async () => {
    await (await startPostgres({ dataDir })).stop()
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid')
    writeFileSync(pidFile, `${process.pid}\n${join(dataDir, 'postgres')}\n0\n5432\n/tmp\n`)
    const postgres = await startPostgres({ dataDir })
    expect(Number(readFileSync(pidFile, 'utf8').split('\n')[0])).not.toBe(process.pid)
    await postgres.stop()
  })

  test('says what is missing when the password file is lost', async () => {
    const other = join(dataDir, 'other')
    await (await startPostgres({ dataDir: other })).stop()
    renameSync(join(other, 'postgres-password'), join(other, 'elsewhere'))
    await expect(startPostgres({ dataDir: other })).rejects.toThrow('needs its password file')
  })
})

test('two data folders run side by side on ports of their own', async () => {
  const otherDir = makeDataDir()
  const [one, other] = await Promise.all([
    startPostgres({ dataDir }),
    startPostgres({ dataDir: otherDir }),
  ])
  expect(new URL(one.url('postgres')).port).not.toBe(new URL(other.url('postgres')).port)
  await query(one.url('postgres'), 'create table mine (id int)')
  await expect(query(other.url('postgres'), 'select * from mine')).rejects.toThrow('does not exist')
  await Promise.all([one.stop(), other.stop()])
  removeDataDir(otherDir)
})
