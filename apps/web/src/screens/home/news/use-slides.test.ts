import { expect, test } from 'vitest'
import { slideOffset } from './use-slides.ts'

test('[HOME-08] the slide after the last is the first', () => {
  expect(slideOffset(0, 2, 3)).toBe(1)
  expect(slideOffset(2, 0, 3)).toBe(-1)
  expect(slideOffset(1, 1, 3)).toBe(0)
  expect(slideOffset(1, 0, 2)).toBe(1)
})
