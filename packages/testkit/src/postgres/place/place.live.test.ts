import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startPostgres } from '../start-postgres.ts'
import { makeDataDir, query, removeDataDir } from '../test-world.ts'

const isRoot = process.getuid?.() === 0
let parent = ''
beforeEach(() => {
  parent = makeDataDir()
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

test('a path too long for a unix socket is no obstacle', async () => {
  const dataDir = join(parent, 'long-'.repeat(20))
  const postgres = await startPostgres({ dataDir })
  const [row] = await query(postgres.url('postgres'), 'show unix_socket_directories')
  const sockets = String(row?.['unix_socket_directories'])
  expect(existsSync(sockets)).toBe(true)
  await postgres.stop()
  expect(existsSync(sockets)).toBe(false)
})

describe.runIf(isRoot)('root', () => {
  test('runs the server as an account of its own', async () => {
    const postgres = await startPostgres({ dataDir: parent })
    expect(statSync(join(parent, 'postgres')).uid).toBe(65534)
    await postgres.stop()
  })

  test('lets that account through a data folder of its own, and no other', async () => {
    const dataDir = makeDataDir(0o700)
    const postgres = await startPostgres({ dataDir })
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(true)
    expect(statSync(dataDir).mode & 0o777).toBe(0o710)
    await postgres.stop()
    removeDataDir(dataDir)
  })

  test('keeps rows below a folder that only root can enter', async () => {
    const dataDir = join(parent, 'closed', 'data')
    mkdirSync(join(parent, 'closed'), { mode: 0o700 })
    const first = await startPostgres({ dataDir })
    await query(first.url('postgres'), 'create table bet as select 7 as stake_minor')
    await first.stop()
    const place = readFileSync(join(dataDir, 'postgres-place'), 'utf8').trim()
    expect(statSync(join(place, 'postgres')).uid).toBe(65534)

    const second = await startPostgres({ dataDir })
    expect(await query(second.url('postgres'), 'select * from bet')).toEqual([{ stake_minor: 7 }])
    await second.stop()
    removeDataDir(dataDir)
  })

  test('takes the rows along when an open folder is moved below a closed one', async () => {
    const open = join(parent, 'open')
    const first = await startPostgres({ dataDir: open })
    await query(first.url('postgres'), 'create table bet as select 7 as stake_minor')
    await first.stop()
    mkdirSync(join(parent, 'closed'), { mode: 0o700 })
    const moved = join(parent, 'closed', 'data')
    renameSync(open, moved)

    const second = await startPostgres({ dataDir: moved })
    expect(await query(second.url('postgres'), 'select * from bet')).toEqual([{ stake_minor: 7 }])
    await second.stop()
    removeDataDir(moved)
  })

  test('never begins empty when the place of the rows is gone', async () => {
    const dataDir = join(parent, 'closed', 'data')
    mkdirSync(join(parent, 'closed'), { mode: 0o700 })
    await (await startPostgres({ dataDir })).stop()
    rmSync(readFileSync(join(dataDir, 'postgres-place'), 'utf8').trim(), { recursive: true })
    await expect(startPostgres({ dataDir })).rejects.toThrow('which is gone: bring it back')
  })
})
