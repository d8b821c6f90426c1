import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCells } from '../prices/cells.ts'
import { createPoll } from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A task that takes its time, and how often it began and was under way at once. */
function slowTask(takesMs: number) {
  const seen = { begun: 0, going: 0, most: 0 }
  const task = async () => {
    seen.begun++
    seen.most = Math.max(seen.most, ++seen.going)
    await new Promise((passed) => setTimeout(passed, takesMs))
    seen.going--
  }
  return { seen, task }
}

test('[SIL-113] a quick task runs at every step, a slow one is awaited', async () => {
  const quick = slowTask(50)
  createPoll(300, quick.task).start()
  await vi.advanceTimersByTimeAsync(2999)
  expect(quick.seen).toMatchObject({ begun: 10, most: 1 })
  const slow = slowTask(450)
  createPoll(300, slow.task).start()
  await vi.advanceTimersByTimeAsync(1799)
  expect(slow.seen).toMatchObject({ begun: 4, most: 1 })
})

test('[DATA-03] nothing runs after the stop, and a new start goes on', async () => {
  const { seen, task } = slowTask(50)
  const poll = createPoll(300, task)
  poll.start()
  await vi.advanceTimersByTimeAsync(320)
  poll.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen.begun).toBe(2)
  poll.start()
  await vi.advanceTimersByTimeAsync(10)
  expect(seen).toMatchObject({ begun: 3, most: 1 })
})

test('[DATA-09] a failing task is logged once until it works again, and goes on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const poll = createPoll(100, async () => {
    if (fails) throw new Error('down')
  })
  poll.start()
  await vi.advanceTimersByTimeAsync(450)
  expect(logged).toHaveBeenCalledTimes(1)
  fails = false
  await vi.advanceTimersByTimeAsync(100)
  fails = true
  await vi.advanceTimersByTimeAsync(100)
  expect(logged).toHaveBeenCalledTimes(2)
  poll.stop()
  logged.mockRestore()
})

test('a cell tells only of changes, and keeps what has not changed', async () => {
  const cells = createCells<{ a: { x: number }; b: { x: number } }>()
  const told = vi.fn<() => void>()
  cells.watch('k', told)
  cells.put('k', { a: { x: 1 }, b: { x: 1 } })
  const before = cells.read('k')
  cells.put('k', { a: { x: 1 }, b: { x: 1 } })
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toHaveBeenCalledTimes(1)
  cells.put('k', { a: { x: 1 }, b: { x: 2 } })
  expect(told).toHaveBeenCalledTimes(2)
  expect(cells.read('k')?.a).toBe(before?.a)
  expect(cells.read('k')?.b).toEqual({ x: 2 })
})
