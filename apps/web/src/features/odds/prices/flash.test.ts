import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flash } from './flash.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const newCell = (): Pick<HTMLElement, 'dataset'> => ({ dataset: {} })

test('a cell is lit for 300 ms, and a later move lights it anew', () => {
  const [alice, bob] = [newCell(), newCell()]
  const steps: [number, () => void, string | undefined, string | undefined][] = [
    [0, () => flash(alice, 'up'), 'up', undefined],
    [200, () => flash(bob, 'down'), 'up', 'down'],
    [110, () => undefined, undefined, 'down'],
    [100, () => flash(bob, 'up'), undefined, 'up'],
    [200, () => undefined, undefined, 'up'],
    [110, () => undefined, undefined, undefined],
  ]
  for (const [passedMs, act, ofAlice, ofBob] of steps) {
    vi.advanceTimersByTime(passedMs)
    act()
    expect([alice.dataset['moved'], bob.dataset['moved']]).toEqual([ofAlice, ofBob])
  }
  expect(vi.getTimerCount()).toBe(0)
})
