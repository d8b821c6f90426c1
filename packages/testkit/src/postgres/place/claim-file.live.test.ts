import { spawnSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimFile, ClaimTakenError } from './claim-file.ts'
import { makeDataDir, removeDataDir } from '../test-world.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = makeDataDir()
  file = join(folder, 'claim')
})
afterEach(() => removeDataDir(folder))

test('one holder at a time, and the next after a release', async () => {
  const first = await claimFile(file)
  await expect(claimFile(file)).rejects.toThrow(ClaimTakenError)
  first.release()
  const second = await claimFile(file)
  first.release()
  await expect(claimFile(file)).rejects.toThrow(ClaimTakenError)
  second.release()
  expect(readdirSync(folder)).toEqual([])
})

test('of many that ask at once for a dead one’s claim, exactly one gets it', async () => {
  const dead = spawnSync(process.execPath, ['--version']).pid
  writeFileSync(file, JSON.stringify({ token: 'old', pid: dead, identity: 'gone' }))
  const asked = await Promise.allSettled(Array.from({ length: 20 }, () => claimFile(file)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(readdirSync(folder)).toEqual(['claim'])
})

test('a holder with a live pid but another life is dead', async () => {
  writeFileSync(file, JSON.stringify({ token: 'old', pid: process.pid, identity: 'earlier' }))
  const claim = await claimFile(file)
  expect(readdirSync(folder)).toEqual(['claim'])
  claim.release()
})

test('one that waits gets the claim of a holder that leaves', async () => {
  const first = await claimFile(file)
  first.leave()
  const releasedAt = new Promise<number>((resolve) => {
    setTimeout(() => {
      first.release()
      resolve(Date.now())
    }, 150)
  })
  const second = await claimFile(file)
  expect(Date.now()).toBeGreaterThanOrEqual(await releasedAt)
  second.release()
})
