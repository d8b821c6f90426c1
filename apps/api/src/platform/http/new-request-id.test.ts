import { expect, test } from 'vitest'
import { newRequestId } from './new-request-id.ts'

test('no two requests have the same id, however many come', () => {
  const ids = Array.from({ length: 5000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.every((id) => /^[\w-]{12}$/.test(id))).toBe(true)
})
