import { expect, test } from 'vitest'
import { logoPicture } from './logo-picture.ts'

const none = { logo: '', mobile_logo: '', loader_logo: '', favicon: '' }

test.each([
  [{ ...none, logo: 'brand/a.svg', mobile_logo: 'brand/b.svg' }, '/storage/brand/b.svg'],
  [{ ...none, logo: 'brand/a.svg' }, '/storage/brand/a.svg'],
  [none, undefined],
  [null, undefined],
])('[HOME-05] the logo of %j is %s', (logo, picture) => {
  expect(logoPicture(logo)).toBe(picture)
})
