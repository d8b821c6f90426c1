import { expect, test } from 'vitest'
import { framingOrigin, siteOrigins } from './site-origins.ts'

test('[GAME-13] the site may be opened at 127.0.0.1 and at localhost, and nowhere else', () => {
  const local = 'http://127.0.0.1:3000'
  expect(siteOrigins(local)).toEqual([local, 'http://localhost:3000'])
  expect(siteOrigins('https://play.example/x')).toEqual(['https://play.example'])
  expect(framingOrigin(local, 'http://localhost:3000/gamerun')).toBe('http://localhost:3000')
  expect(framingOrigin(local, 'http://evil.example/')).toBe(local)
  expect(framingOrigin(local, undefined)).toBe(local)
})
