import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Db } from '../database/db.ts'
import { readRemembered } from './read-remembered.ts'

/** Counts what is read, at a time that the test sets. */
function counted(failing: () => boolean = () => false) {
  let atMs = 0
  const reads: string[] = []
  const house = () => ({
    // Nothing is asked of it: it only tells one house from another.
    db: {} as Db,
    clock: { ...systemClock, monotonicMs: () => atMs },
  })
  const read = readRemembered({
    forMs: 2_000,
    keysMax: 2,
    read: (_, key) => {
      reads.push(key)
      return failing() ? Promise.reject(new Error('away')) : Promise.resolve(reads.length)
    },
  })
  return { reads, read, house, pass: (ms: number) => (atMs += ms) }
}

test('many who ask alike cost one read, until its time is over', async () => {
  const { read, house, pass } = counted()
  const ports = house()
  expect(await Promise.all([read(ports, 'a'), read(ports, 'a')])).toEqual([1, 1])
  pass(1_999)
  expect(await read(ports, 'a')).toBe(1)
  pass(1)
  expect(await read(ports, 'a')).toBe(2)
  expect(await read(house(), 'a')).toBe(3)
})

test('only so many answers are kept, and the oldest gives way', async () => {
  const { read, house, reads } = counted()
  const ports = house()
  for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await read(ports, key)
  expect(reads).toEqual(['a', 'b', 'c', 'a'])
})

test('a read that failed is tried again at once', async () => {
  let isAway = true
  const { read, house } = counted(() => isAway)
  const ports = house()
  await expect(read(ports, 'a')).rejects.toThrow('away')
  isAway = false
  expect(await read(ports, 'a')).toBe(2)
})
