import { beforeEach, expect, test, vi } from 'vitest'
import { createFaults } from './faults.ts'
import { createPushHub, type PushHub } from './push-hub.ts'
import type { PushMessage } from './push-message.ts'

let nowMs = 0
let hub: PushHub
let faults: ReturnType<typeof createFaults>
const image: PushMessage[] = [{ name: 'score', eventId: '30000001', body: '"image"' }]

beforeEach(() => {
  nowMs = 1_000_000
  faults = createFaults(() => nowMs)
  hub = createPushHub({ epoch: 'e1', now: () => nowMs, faults, image: () => image })
})

function listener(eventIds: string[] | null = null) {
  const frames: string[] = []
  return {
    frames,
    ids: () => frames.flatMap((frame) => /^id: (\S+)/.exec(frame)?.[1] ?? []),
    drop: vi.fn<() => void>(),
    write: (frame: Buffer) => void frames.push(frame.toString()),
    eventIds: eventIds && new Set(eventIds),
  }
}

const publish = (eventId: string | null, body = '1') =>
  hub.publish({ name: eventId === null ? 'list' : 'score', eventId, body })

test('one who comes first hears everything as it stands, then what happens', () => {
  publish('30000001')
  const one = listener()
  hub.listen(one, null)
  publish('30000002', '"next"')
  expect(one.frames).toEqual([
    'id: e1-1\nevent: score\ndata: "image"\n\n',
    'id: e1-2\nevent: score\ndata: "next"\n\n',
  ])
})

test('one who comes back hears exactly what was missed', () => {
  for (let count = 0; count < 5; count += 1) publish('30000001')
  const one = listener()
  hub.listen(one, 'e1-3')
  expect(one.ids()).toEqual(['e1-4', 'e1-5'])
  const upToDate = listener()
  hub.listen(upToDate, 'e1-5')
  expect(upToDate.frames).toEqual([])
})

test.each(['e0-3', 'e1-99', 'e1-x', 'nonsense'])('after "%s" all is told anew', (lastId) => {
  for (let count = 0; count < 5; count += 1) publish('30000001')
  const one = listener()
  hub.listen(one, lastId)
  expect(one.frames).toEqual(['id: e1-5\nevent: score\ndata: "image"\n\n'])
})

test('what is too long ago is told anew', () => {
  for (let count = 0; count < 9_000; count += 1) publish('30000001')
  const one = listener()
  hub.listen(one, 'e1-3')
  expect(one.frames).toHaveLength(1)
})

test('one who names events hears of no other and gets no list', () => {
  const one = listener(['30000002'])
  hub.listen(one, null)
  one.frames.length = 0
  publish('30000001')
  publish(null)
  publish('30000002')
  expect(one.ids()).toEqual(['e1-3'])
})

test('one who leaves hears nothing more, and the places are limited', () => {
  const one = listener()
  hub.listen(one, 'e1-0')?.leave()
  publish('30000001')
  expect(one.frames).toEqual([])
  const places = Array.from({ length: 501 }, () => hub.listen(listener(), 'e1-0'))
  expect(places.filter((place) => place === null)).toHaveLength(1)
})

test('a silence keeps messages and heartbeats back, and tells them afterwards', () => {
  const one = listener()
  hub.listen(one, 'e1-0')
  faults.add({ kind: 'silence', eventId: null, untilMs: nowMs + 1000 })
  publish('30000001')
  hub.heartbeat()
  expect(one.frames).toEqual([])
  nowMs += 1001
  publish('30000002')
  expect(one.ids()).toEqual(['e1-1', 'e1-2'])
})

test('a silence on one event leaves the others alone', () => {
  const one = listener()
  hub.listen(one, 'e1-0')
  faults.add({ kind: 'silence', eventId: '30000001', untilMs: nowMs + 1000 })
  publish('30000001')
  publish('30000002')
  hub.heartbeat()
  expect(one.ids()).toEqual(['e1-2'])
  expect(one.frames.at(-1)).toContain('event: heartbeat')
})

test('a message may come twice, in the wrong order, or in half', () => {
  const one = listener()
  hub.listen(one, 'e1-0')
  faults.add({ kind: 'duplicate', eventId: '30000001', untilMs: nowMs + 1 })
  publish('30000001')
  expect(one.ids()).toEqual(['e1-1', 'e1-1'])
  faults.clear()
  faults.add({ kind: 'reorder', eventId: null, untilMs: nowMs + 1 })
  publish('30000001')
  publish('30000001')
  expect(one.ids().slice(2)).toEqual(['e1-3', 'e1-2'])
  faults.clear()
  faults.add({ kind: 'half', eventId: null, untilMs: nowMs + 1 })
  publish('30000001')
  expect(one.frames.at(-1)).not.toContain('\n\n')
  expect(one.drop).toHaveBeenCalledOnce()
})

test('a late message comes three seconds later', () => {
  vi.useFakeTimers()
  const one = listener()
  hub.listen(one, 'e1-0')
  faults.add({ kind: 'late', eventId: null, untilMs: nowMs + 1000 })
  publish('30000001')
  vi.advanceTimersByTime(2_999)
  expect(one.frames).toEqual([])
  vi.advanceTimersByTime(1)
  expect(one.ids()).toEqual(['e1-1'])
  vi.useRealTimers()
})
