import { expect, test } from 'vitest'
import { restoreOrder } from '../orders/restore-order.ts'
import { ALICE, onLadder, openScene, sayOrders, type Scene } from '../testing/scene.ts'
import { openLiveMarket } from './live-market.ts'
import { expectEvent, noteCommitted, reportedState, restoreReported } from './reported-state.ts'

const inPlay = { isInPlay: true, eventMark: 'none' }
const wicket = { isInPlay: true, eventMark: 'a wicket' }
const withdrawn = { isInPlay: true, eventMark: null, suspended: true }
const reopened = { ...withdrawn, suspended: false }

type Reports = Parameters<Scene['report']>[1][]

/** A match in play on which a back rests that lapses at the next event. */
function openResting(first: Reports[number]): Scene {
  const scene = openScene()
  scene.report('odds', first)
  scene.place(ALICE, onLadder('back', 100n, '2', { onEvent: 'lapse' }))
  scene.wait(3_000)
  scene.ready('odds')
  return scene
}

/** Reads the market anew, its orders as they were stored; the last report is applied once more. */
function readAnew(scene: Scene, stored: LiveOrders) {
  const lost = scene.market('odds')
  const state = reportedState(lost)
  if (!state) throw new Error('nothing was reported')
  const { betDelayMs, staleAfterMs, resultKnownAtMs } = lost.life
  const opening = { status: 'open', suspensions: [], isInPlay: true, version: 1 } as const
  const market = openLiveMarket(lost, { ...opening, betDelayMs, staleAfterMs, resultKnownAtMs })
  for (const order of stored) restoreOrder(market, { ...order })
  restoreReported(market, state)
  scene.markets.set('odds', market)
  scene.ask({ type: 'price', code: 'odds', price: state.price })
}

type LiveOrders = ReturnType<typeof storedOrders>
const storedOrders = (scene: Scene) =>
  [...scene.market('odds').orders.values()].map((order) => ({ ...order }))

const LEFT = ['1: 0 of 100 back open']

test.each<[name: string, first: Reports[number], reports: Reports, left: string[]]>([
  ['a price without an event changes nothing', inPlay, [inPlay], LEFT],
  ['an event happens once more', inPlay, [wicket], []],
  ['an event before the last price does', inPlay, [wicket, wicket], []],
  ['prices withdrawn do', reopened, [withdrawn], []],
  ['prices withdrawn before the last price do', reopened, [withdrawn, reopened], []],
])('[LAW-26] of what was not committed, %s', (_, first, reports, left) => {
  const scene = openResting(first)
  const stored = storedOrders(scene)
  for (const report of reports) scene.report('odds', report)
  readAnew(scene, stored)
  expect(sayOrders(scene.market('odds'))).toEqual(left)
  readAnew(scene, stored)
  expect(sayOrders(scene.market('odds'))).toEqual(left)
})

test('[LAW-26] an event that was committed does not happen once more', () => {
  const scene = openResting(inPlay)
  const stored = storedOrders(scene)
  scene.report('odds', wicket)
  noteCommitted(scene.market('odds'))
  readAnew(scene, stored)
  expect(sayOrders(scene.market('odds'))).toEqual(LEFT)
})

test.each([
  ['in play, counts its first report for an event', true, []],
  ['before play, waits for one', false, LEFT],
])('[LAW-26] a market of which nothing was heard, %s', (_, isInPlay, left) => {
  const scene = openScene()
  scene.report('odds', { ...inPlay, isInPlay })
  scene.place(ALICE, onLadder('back', 100n, '2', { onEvent: 'lapse' }))
  scene.wait(3_000)
  scene.ready('odds')
  expectEvent(scene.market('odds'))
  scene.report('odds', { ...inPlay, isInPlay })
  expect(sayOrders(scene.market('odds'))).toEqual(left)
})
