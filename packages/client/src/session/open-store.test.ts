import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore } from './open-store.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('several keys are written at once and told of once, until the listener stops', () => {
  const store = openStore<'token' | 'language'>()
  const heard = vi.fn<() => void>()
  const stop = store.watch(heard)
  store.write({ token: 'T', language: 'bn' })
  store.write({ token: null })
  expect([store.read('token'), store.read('language')]).toEqual([null, 'bn'])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  store.clear()
  expect([store.read('language'), heard.mock.calls.length]).toEqual([null, 2])
})

test('a browser that forbids storage reads as empty and keeps the page going', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const store = openStore<'token'>()
  store.write({ token: 'T' })
  expect(store.read('token')).toBeNull()
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
