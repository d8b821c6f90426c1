import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RoomView } from '../../../../rooms/room-api.ts'
import { createStore, type Store } from '../../frame/store.ts'
import { roomNotice } from '../room-notice.ts'
import type { RoomState } from '../room-state.ts'
import { ownBet } from '../stakes/testing/own-bet.ts'
import { EndTeller } from './end-teller.ts'

const TOLD_MS = 8_000

type Order = { page: string; betIds: readonly string[] }

/** What the studio was asked to mark, and those of the bets that another page was first with. */
let marks: Order[]
let elsewhere: readonly string[]
let isDown: boolean
let store: Store<RoomState>
let ends: EndTeller

const ENDS_MS = 20_000

const viewOf = (number: number) => ({ number, phaseEndsMs: ENDS_MS }) as RoomView
const lost = (number: number, betId = `press-${number}`) =>
  ownBet({ betId, number, state: 'closed', winMinor: '0' })
const told = () => store.read().unseen.map(({ key, about }) => [key, about?.number])

/** Looks, and lets every answer come. */
async function look(change: Partial<RoomState> = {}): Promise<void> {
  store.change(change)
  ends.look()
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  marks = []
  elsewhere = []
  isDown = false
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    if (isDown) return Promise.reject(new TypeError('the line broke'))
    const order = JSON.parse(body) as Order
    marks.push(order)
    const betIds = order.betIds.filter((betId) => !elsewhere.includes(betId))
    return Promise.resolve(Response.json({ betIds }))
  })
  store = createStore<RoomState>({
    view: viewOf(7),
    isStale: false,
    own: [],
    asked: [],
    leaving: [],
    balanceMinor: 0n,
    news: null,
    late: null,
    unseen: [],
    ended: null,
  })
  ends = new EndTeller('session', store)
})

afterEach(() => {
  ends.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[LAW-21] an end that nobody saw is told once, however often one looks', async () => {
  await look({ own: [lost(7)] })
  expect(told()).toEqual([])
  await look({ view: viewOf(8) })
  await look()
  expect(told()).toEqual([['lostUnseen', 7]])
  expect(marks).toMatchObject([{ betIds: ['press-7'] }])
})

test('[LAW-21] an end that the board has shown is marked, and told no more', async () => {
  ends.saw(7, ENDS_MS)
  await look({ own: [lost(7)] })
  await look({ view: viewOf(8) })
  expect(told()).toEqual([])
  expect(marks).toMatchObject([{ betIds: ['press-7'] }])
})

test('[LAW-21] a round at which an empty room stood still has not been seen', async () => {
  await look({ own: [lost(7)] })
  ends.saw(7, ENDS_MS + 1)
  await look({ view: viewOf(8) })
  expect(told()).toEqual([['lostUnseen', 7]])
})

test('[LAW-21] of ends that nobody saw here, those of another page are left to it', async () => {
  elsewhere = ['press-6']
  await look({ own: [lost(7), lost(6)], view: viewOf(8) })
  expect(told()).toEqual([['lostUnseen', 7]])
})

test('[LAW-21] an end that was shown before is not even asked about', async () => {
  await look({ own: [{ ...lost(7), isShown: true }], view: viewOf(8) })
  expect([told(), marks]).toEqual([[], []])
})

test.each([
  ['looks', () => Object.assign(document, { hidden: true }), () => ({})],
  ['hears the room', () => ({}), () => ({ isStale: true })],
])('an end waits for somebody who %s', async (_who, goAway, change) => {
  goAway()
  await look({ own: [lost(7)], view: viewOf(8), ...change() })
  expect([told(), marks]).toEqual([[], []])
  Object.assign(document, { hidden: false })
  await look({ isStale: false })
  expect(told()).toEqual([['lostUnseen', 7]])
})

test('what could not be asked is asked again when one looks after it, under the same name', async () => {
  isDown = true
  await look({ own: [lost(7)], view: viewOf(8) })
  await vi.advanceTimersByTimeAsync(60_000)
  isDown = false
  await look()
  expect(told()).toEqual([['lostUnseen', 7]])
  await look({ own: [lost(8), lost(7)], view: viewOf(9) })
  expect(new Set(marks.map(({ page }) => page)).size).toBe(1)
})

test('sentences stand one after the other, each until it could be read', async () => {
  await look({ own: [lost(7), lost(6)], view: viewOf(8) })
  expect(told()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(TOLD_MS)
  expect(told()).toEqual([['lostUnseen', 7]])
  store.change({ news: roomNotice('betSlow', 'working') })
  await vi.advanceTimersByTimeAsync(TOLD_MS)
  expect(told()).toHaveLength(1)
  store.change({ news: null })
  await vi.advanceTimersByTimeAsync(TOLD_MS)
  expect(told()).toEqual([])
})
