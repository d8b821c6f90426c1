import { expect, test } from 'vitest'
import { createMessageRing, KEPT_BYTES_MAX, KEPT_MAX } from './message-ring.ts'

test.each([
  { what: 'many small messages', length: 20 },
  { what: 'fewer large ones', length: 5_000 },
])('after $what no more is kept than the limits say', ({ length }) => {
  const ring = createMessageRing('e')
  const body = 'x'.repeat(length)
  let [messages, bytes] = [0, 0]
  for (let count = 0; count < 3 * KEPT_MAX; count += 1) {
    ring.add({ name: 'match-odds', eventId: '30000001', body })
    messages = Math.max(messages, ring.kept().messages)
    bytes = Math.max(bytes, ring.kept().bytes)
  }
  expect(messages).toBeLessThanOrEqual(KEPT_MAX)
  expect(bytes).toBeLessThanOrEqual(KEPT_BYTES_MAX)
  expect(ring.since(`e-${3 * KEPT_MAX - 10}`)).toHaveLength(10)
  expect(ring.since('e-1')).toBeNull()
})
