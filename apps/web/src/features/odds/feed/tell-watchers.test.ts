import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchFinger } from '../prices/finger.ts'
import { tellWatchers, untell } from './tell-watchers.ts'

const page = new EventTarget()
let told: string[] = []
let leaveFinger: () => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16))
  told = []
  leaveFinger = watchFinger()
})
afterEach(() => {
  leaveFinger()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const watcher = (name: string, tookMs = 0) => {
  return () => {
    told.push(name)
    vi.advanceTimersByTime(tookMs)
  }
}
const ten = (tookMs: number) =>
  Array.from({ length: 10 }, (_, place) => watcher(String(place), tookMs))

test.each([
  ['a quick phone tells all in one frame', 0, [10]],
  ['a slow phone tells some in each frame', 2, [4, 8, 10]],
] as const)('%s', async (_, tookMs, counts) => {
  tellWatchers(ten(tookMs))
  for (const count of counts) {
    await vi.advanceTimersByTimeAsync(16)
    expect(told).toHaveLength(count)
  }
  expect(told).toEqual(told.toSorted())
})

test('one who waits is told once, and one who left is not told', async () => {
  const [alice, bob] = [watcher('alice'), watcher('bob')]
  page.dispatchEvent(new Event('touchstart'))
  tellWatchers([alice, bob])
  tellWatchers([alice, watcher('carol')])
  untell(bob)
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['alice', 'carol'])
})

test('prices wait for a finger, but not for long', async () => {
  const steps = [
    { finger: 'touchstart', afterMs: 80, count: 0 },
    { finger: 'touchend', afterMs: 100, count: 0 },
    { finger: null, afterMs: 30, count: 10 },
  ] as const
  for (const { finger, afterMs, count } of steps) {
    if (finger) page.dispatchEvent(new Event(finger))
    if (finger === 'touchstart') tellWatchers(ten(0))
    await vi.advanceTimersByTimeAsync(afterMs)
    expect(told).toHaveLength(count)
  }
})

test('fingers that tap and tap hold prices back for 400 ms at most', async () => {
  page.dispatchEvent(new Event('touchstart'))
  tellWatchers([watcher('alice')])
  for (let passedMs = 0; passedMs < 400; passedMs += 50) {
    expect(told).toEqual([])
    page.dispatchEvent(new Event(passedMs % 100 === 0 ? 'touchend' : 'touchstart'))
    await vi.advanceTimersByTimeAsync(50)
  }
  await vi.advanceTimersByTimeAsync(20)
  expect(told).toEqual(['alice'])
})

test('a finger that stays is not waited for: it scrolls', async () => {
  page.dispatchEvent(new Event('touchstart'))
  tellWatchers([watcher('alice')])
  await vi.advanceTimersByTimeAsync(240)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(20)
  expect(told).toEqual(['alice'])
})
