import { expect, test } from 'vitest'
import { ALICE, onLadder, openScene, sayOrders } from '../testing/scene.ts'
import { setClockBack } from './set-clock-back.ts'

const HOUR_MS = 3_600_000
const DELAY_MS = 3_000

test('[LAW-17] a bet waits no longer than its delay although the clock is set back by an hour', () => {
  const scene = openScene()
  scene.report('odds', { isInPlay: true })
  scene.place(ALICE, onLadder('back', 100n, '2'))
  setClockBack(scene.market('odds'), HOUR_MS)
  scene.wait(DELAY_MS - 1 - HOUR_MS)
  scene.ready('odds')
  expect(sayOrders(scene.market('odds'))).toEqual(['1: 0 of 100 back delayed'])
  scene.wait(1)
  scene.ready('odds')
  expect(sayOrders(scene.market('odds'))).toEqual(['1: 0 of 100 back open'])
})
