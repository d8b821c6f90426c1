import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

test('no page of a partner runs or loads anything that is not of its own origin', () => {
  expect(pagePolicy()).toContain("default-src 'none'; script-src 'self'; style-src 'self';")
  expect(pagePolicy()).not.toMatch(/unsafe|\*|https?:/)
})

test('forms go to the page’s own server and to those it names', () => {
  expect(pagePolicy()).toContain("form-action 'self';")
  expect(pagePolicy([], ['https://a.test'])).toContain("form-action 'self' https://a.test;")
})

test('nobody frames a page but those it names', () => {
  expect(pagePolicy()).toMatch(/frame-ancestors 'none'$/)
  expect(pagePolicy(['https://a.test', 'https://b.test'])).toMatch(
    /frame-ancestors https:\/\/a\.test https:\/\/b\.test$/,
  )
})
