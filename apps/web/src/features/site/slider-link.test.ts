import { expect, test } from 'vitest'
import { readSliderLink } from './slider-link.ts'

test('[SIL-034] a link is a path, an address or a game code', () => {
  expect(readSliderLink('/promotions')).toEqual({ kind: 'path', path: '/promotions' })
  expect(readSliderLink('https://a.example/x')).toEqual({
    kind: 'address',
    address: 'https://a.example/x',
  })
  expect(readSliderLink('JILI-SLOT')).toEqual({ kind: 'game', code: 'JILI-SLOT' })
  expect(readSliderLink(null)).toEqual({ kind: 'none' })
  expect(readSliderLink(' ')).toEqual({ kind: 'none' })
})
