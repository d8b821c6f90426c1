import { expect, test } from 'vitest'
import { heightAt, timeOfBlock } from './chain-pace.ts'

const slow = { fromHeight: 0, fromMs: 30_000, blockMs: 3_000 }
const quick = { fromHeight: 10, fromMs: 60_000, blockMs: 200 }

test('a block is made at its time and is the last one until the next is', () => {
  expect(timeOfBlock([slow], 10)).toBe(60_000)
  expect(heightAt([slow], 59_999)).toBe(9)
  expect(heightAt([slow], 60_000)).toBe(10)
})

test('another pace leaves the blocks before it where they were', () => {
  const paces = [slow, quick]
  expect([9, 10, 11].map((height) => timeOfBlock(paces, height))).toEqual([57_000, 60_000, 60_200])
  expect(heightAt(paces, 59_999)).toBe(9)
  expect(heightAt(paces, 61_000)).toBe(15)
})
