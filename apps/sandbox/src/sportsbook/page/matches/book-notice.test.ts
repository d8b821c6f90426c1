import { expect, test } from 'vitest'
import { bookNotice } from './book-notice.ts'

const book = { matches: [], live: true }

test.each([
  [{ book: null, connected: false }, null],
  [{ book, connected: true }, null],
  [{ book, connected: false }, 'oddsStill'],
  [{ book: { ...book, live: false }, connected: true }, 'oddsPaused'],
])('%j is told as %s', (news, key) => {
  expect(bookNotice(news)).toBe(key)
})
