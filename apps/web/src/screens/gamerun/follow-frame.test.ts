import { expect, test } from 'vitest'
import { followFrame, silenceMs } from './follow-frame.ts'
import type { FrameEvent, FrameState } from './follow-frame.ts'

const after = (...events: FrameEvent[]) => events.reduce<FrameState>(followFrame, 'coming')

test('a page that speaks before or after it has loaded is open', () => {
  expect(after('greeting', 'loadedInDoubt', 'waitedEnough')).toBe('open')
  expect(after('loadedInDoubt', 'greeting', 'waitedEnough')).toBe('open')
  expect(after('loadedInDoubt', 'news', 'waitedEnough')).toBe('open')
})

test('a page that loads and is silent is lost, until it speaks after all', () => {
  expect(after('loadedInDoubt')).toBe('silent')
  expect(after('loadedInDoubt', 'waitedEnough')).toBe('lost')
  expect(after('loadedInDoubt', 'waitedEnough', 'news')).toBe('open')
})

test('a page that loads itself anew is doubted anew', () => {
  const opened = ['greeting', 'loadedInDoubt', 'news'] as const
  expect(after(...opened, 'loadedInDoubt', 'waitedEnough')).toBe('lost')
  expect(after(...opened, 'greeting', 'loadedInDoubt', 'waitedEnough')).toBe('open')
})

test('a page that need not speak is open as soon as it has loaded', () => {
  expect(silenceMs({ greets: false, isOnline: true })).toBeNull()
  expect(after('loadedForSure', 'waitedEnough')).toBe('open')
})

test('off line every page is doubted, and sooner', () => {
  const offline = silenceMs({ greets: false, isOnline: false })
  expect(offline).toBeLessThan(silenceMs({ greets: true, isOnline: true }) ?? 0)
})
