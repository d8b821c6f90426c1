import { expect, test } from 'vitest'
import { countAtOnce } from './count-at-once.ts'

test('[LAW-23] each key has its own places, and a place that is left is free again', () => {
  const places = countAtOnce(2)
  expect(['a', 'a', 'a', 'b'].map(places.enter)).toEqual([true, true, false, true])
  places.leave('a')
  expect(places.enter('a')).toBe(true)
  expect(places.enter('a')).toBe(false)
})
