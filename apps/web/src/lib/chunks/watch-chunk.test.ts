import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChunkFailure, chunkTimeoutMs, watchChunk } from './watch-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[ERR-03] a hanging script is reported after 120 s and not before', async () => {
  const outcome = watchChunk(new Promise(() => {})).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1)
  expect(console.error).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(ChunkFailure)
  expect(console.error).toHaveBeenCalledOnce()
})

test('a script that comes is handed on', async () => {
  expect(await watchChunk(Promise.resolve('screen'))).toBe('screen')
})

test('[SIL-118] a refused script is reported at once', async () => {
  await expect(watchChunk(Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(
    ChunkFailure,
  )
})
