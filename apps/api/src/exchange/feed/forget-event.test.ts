import { expect, test } from 'vitest'
import { forgetEvent } from './forget-event.ts'

const codes = ['1.7', 'bm:20', 'f:20:s6', '1.8', 'bm:201', 'f:201:s6']
const news = ['a odds 1.7', 'a event 20', 'b event 20', 'a odds 1.8', 'a event 201']

test('[LAW-23] of an event that is no longer listed nothing is remembered, of the others all', () => {
  const remembered = {
    kept: new Set(codes),
    reported: new Map(codes.map((code) => [code, 'line'])),
    latest: new Map(news.map((key) => [key, 1])),
  }
  const event = { eventId: '20', marketId: '1.7' }
  expect(forgetEvent(remembered, event)).toEqual(['1.7', 'bm:20', 'f:20:s6'])
  expect([...remembered.kept]).toEqual(['1.8', 'bm:201', 'f:201:s6'])
  expect([...remembered.reported.keys()]).toEqual(['1.8', 'bm:201', 'f:201:s6'])
  expect([...remembered.latest.keys()]).toEqual(['a odds 1.8', 'a event 201'])
})
