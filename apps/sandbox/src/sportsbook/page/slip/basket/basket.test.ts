import { expect, test, vi } from 'vitest'
import type { Picked } from '../../matches/offers.ts'
import { matchNamed } from '../../testing/match-named.ts'
import { Basket } from './basket.ts'

function homeOf(id: string): Picked {
  const match = matchNamed(id)
  const [selection] = match.selections
  if (selection === undefined) throw new RangeError('a match without sides')
  return { match, marketId: match.marketId, market: null, selection }
}

const pick = (id: string) => ({ marketId: `market-${id}`, selectionId: 'home' })

test('a tap puts a selection on the slip, and the next one takes it off', () => {
  const onChange = vi.fn<() => void>()
  const basket = new Basket(onChange)
  basket.toggle(homeOf('1'), '1.85')
  basket.toggle(homeOf('2'), '1.85')
  expect([basket.has(pick('1')), basket.entries().length]).toEqual([true, 2])
  basket.toggle(homeOf('1'), '1.85')
  expect([basket.has(pick('1')), basket.entries().length]).toEqual([false, 1])
  expect(onChange).toHaveBeenCalledTimes(3)
})

test('it holds eight, and the ninth is told so', () => {
  const basket = new Basket(() => undefined)
  const taken = Array.from({ length: 9 }, (_, nth) => basket.toggle(homeOf(String(nth)), '1.85'))
  expect(taken).toEqual([...Array.from({ length: 8 }, () => true), false])
  expect(basket.entries()).toHaveLength(8)
})

test('news change the odds, and keep what stood there before', () => {
  const basket = new Basket(() => undefined)
  basket.toggle(homeOf('1'), '1.85')
  const [entry] = basket.entries()
  basket.hear(entry?.key ?? '', { odds: '1.70', live: true }, 9_000)
  expect(basket.entries()[0]).toMatchObject({
    offer: { odds: '1.70', inPlay: false },
    shown: { odds: '1.70', before: '1.85', sinceMs: 9_000 },
  })
  basket.hear(entry?.key ?? '', { odds: null }, 9_500)
  expect(basket.entries()[0]).toMatchObject({ offer: { odds: null }, shown: { odds: '1.70' } })
})
