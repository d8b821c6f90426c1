import { expect, test } from 'vitest'
import { methodSurface, methodTint } from './method-colours.ts'

test('[CASH-03] a method without colours has the look of the house', () => {
  expect(methodSurface({})).toEqual({})
  expect(methodTint({ color: 'red; background: url(x)' })).toEqual({})
  expect(methodSurface({ color: '#FFD503', text_color: '#13294B' })).toEqual({
    background: '#FFD503',
    color: '#13294B',
  })
  expect(methodSurface({ color: '#EC1C24', text_color: '#fff' }).background).toContain('color-mix')
})
