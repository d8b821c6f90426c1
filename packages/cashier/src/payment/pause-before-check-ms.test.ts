import { expect, test } from 'vitest'
import { pauseBeforeCheckMs } from './pause-before-check-ms.ts'

test('[LAW-11] the statement is asked again later and later, and for ever', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 500].map((tries) => pauseBeforeCheckMs(tries) / 1000)
  expect(seconds).toEqual([5, 15, 60, 300, 900, 3600, 3600, 3600])
})
