import { expect, test } from 'vitest'
import { ALICE, onLadder, openScene, sayOrders } from '../testing/scene.ts'

test('[LAW-17] a market that closes keeps when its result could be known, and is to be written', () => {
  const scene = openScene()
  scene.place(ALICE, onLadder('back', 100n, '2'))
  scene.ask({ type: 'close', code: 'odds', resultAtMs: 999_000 })
  const market = scene.market('odds')
  expect(market.life).toMatchObject({ status: 'closed', resultKnownAtMs: 999_000 })
  expect(sayOrders(market)).toEqual([])
  expect([...scene.changes().markets]).toEqual([market])
})
