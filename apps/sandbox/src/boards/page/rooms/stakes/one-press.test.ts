import { describe, expect, test } from 'vitest'
import { isOwnPress } from './one-press.ts'

const spot = { market: 'winner', pick: 'red', priceCenti: 350 }
const first = { number: 7, spot, stakeMinor: 1_000n, atMs: 1_000 }
const bet = (state: 'asked' | 'standing', on: object = spot) => ({
  spot: on,
  stakeMinor: 1_000n,
  state,
})
const later = (ms: number, changed: Partial<typeof first> = {}) => ({
  ...first,
  atMs: first.atMs + ms,
  ...changed,
})

describe('a press on a price', () => {
  test('[LAW-4] is a bet, and the second half of a double click is none', () => {
    expect(isOwnPress(first, null, [])).toBe(true)
    for (const ms of [0, 120, 399]) expect(isOwnPress(later(ms), first, [])).toBe(false)
  })

  test('[LAW-4] is a second bet once the first has had its answer and a moment has gone', () => {
    expect(isOwnPress(later(400), first, [bet('standing')])).toBe(true)
  })

  test('[LAW-4] is none while the same bet is on its way, however long that takes', () => {
    const asked = { priceCenti: 350, pick: 'red', market: 'winner' }
    expect(isOwnPress(later(9_000), first, [bet('asked', asked)])).toBe(false)
    expect(isOwnPress(later(9_000), null, [bet('asked', asked)])).toBe(false)
  })

  test('[LAW-4] counts on another pick or with another stake at once, and in the next round', () => {
    const other = { ...spot, pick: 'blue' }
    expect(isOwnPress(later(50, { spot: other }), first, [bet('asked')])).toBe(true)
    expect(isOwnPress(later(50, { stakeMinor: 2_000n }), first, [bet('asked')])).toBe(true)
    expect(isOwnPress(later(50, { number: 8 }), first, [bet('standing')])).toBe(true)
  })

  test('[LAW-4] tells teams and tickets apart by their numbers', () => {
    const ticket = (...picks: number[]) => ({ ...first, spot: { picks } })
    expect(isOwnPress(ticket(1, 2), ticket(1, 3), [])).toBe(true)
    expect(isOwnPress(ticket(1, 2), ticket(1, 2), [])).toBe(false)
  })
})
