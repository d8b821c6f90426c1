import { DROP_ROWS, drawStream, rainDrop } from '@maidan/casino'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { budsOf, fallAt, POND, potAt, spotsOf } from './layout.ts'

test.each(DROP_ROWS)('%i rows of buds and their pots lie in the pond', (rows) => {
  const pots = Array.from({ length: rows + 1 }, (_, pot) => potAt(rows, pot))
  for (const { x, y } of [...budsOf(rows), ...pots]) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(POND.width)
    expect(y).toBeLessThan(POND.height)
  }
  expect(budsOf(rows)).toHaveLength((rows * (rows + 1)) / 2)
})

test('a drop touches a bud of every row, as it was drawn, and ends in the pot that pays', () => {
  const anyBytes = fc.uint8Array({ minLength: 64, maxLength: 64 })
  const property = fc.property(fc.constantFrom(...DROP_ROWS), anyBytes, (rows, bytes) => {
    const setup = { rows, risk: 'low' } as const
    const draws = drawStream([bytes])
    const play = rainDrop.play({ betMinor: 1_000n, setup, choices: [], draws })
    const event = play.kind === 'ended' ? play.events[0] : undefined
    const spots = spotsOf(event?.path ?? [])
    const buds = budsOf(rows)
    for (const [row, spot] of spots.slice(0, -1).entries()) {
      expect(buds).toContainEqual(spot)
      expect(fallAt(spots, row)).toEqual(spot)
    }
    expect(spots.at(-1)).toEqual(potAt(rows, event?.pot ?? -1))
    expect(fallAt(spots, rows)).toEqual(potAt(rows, event?.pot ?? -1))
  })
  fc.assert(property)
  expect.hasAssertions()
})
