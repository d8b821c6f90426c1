import type { SlotEvent } from '@maidan/contract'
import { expect, test } from 'vitest'
import { sameEvents } from './same-events.ts'

const total: SlotEvent = { type: 'round_total', totalMinor: '100', capped: false }

test('[LAW-20] rounds are compared by what they say, not by how it is written', () => {
  const reordered: SlotEvent = { capped: false, totalMinor: '100', type: 'round_total' }
  expect(sameEvents([total], [reordered])).toBe(true)
})

test('[LAW-20] one changed figure is a different round', () => {
  expect(sameEvents([total], [{ ...total, totalMinor: '101' }])).toBe(false)
  expect(sameEvents([total], [])).toBe(false)
})
