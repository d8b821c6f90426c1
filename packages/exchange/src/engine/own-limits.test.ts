import { expect, test } from 'vitest'
import { ALICE, onLadder, openScene, sayChanges, sayOrders } from './testing/scene.ts'

const ofStakes = { code: 'STAKE_LIMIT', worstMaxMinor: 150n } as const

test('[LAW-29] what rests above a limit of its player lapses, and what is within it stays', () => {
  const scene = openScene()
  scene.place(ALICE, onLadder('lay', 100n, '3'))
  scene.place(ALICE, onLadder('back', 150n, '4'))
  scene.ask({ type: 'bar', code: 'odds', playerId: ALICE, ownLimit: ofStakes })
  expect(sayChanges(scene)).toEqual(['1 lapsed 100 STAKE_LIMIT'])
  expect(sayOrders(scene.market('odds'))).toEqual(['2: 0 of 150 back open'])
})

test('[LAW-29] a bet inside its delay stands, whatever limit its player sets meanwhile', () => {
  const scene = openScene()
  scene.report('odds', { isInPlay: true, eventMark: 'none' })
  scene.place(ALICE, onLadder('back', 300n, '2'))
  scene.ask({ type: 'bar', code: 'odds', playerId: ALICE, ownLimit: ofStakes })
  expect(sayOrders(scene.market('odds'))).toEqual(['1: 0 of 300 back delayed'])
})
