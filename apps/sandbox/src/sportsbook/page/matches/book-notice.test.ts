import { expect, test } from 'vitest'
import { bookNotice } from './book-notice.ts'

const answer = { matches: [], live: true }

test.each([
  [{ answer: null, connected: false, gone: false }, null],
  [{ answer, connected: true, gone: false }, null],
  [{ answer, connected: false, gone: false }, 'oddsStill'],
  [{ answer: { ...answer, live: false }, connected: true, gone: false }, 'oddsPaused'],
])('%j is told as %s', (news, key) => {
  expect(bookNotice(news)).toBe(key)
})
