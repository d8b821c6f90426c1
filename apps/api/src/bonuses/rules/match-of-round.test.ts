import { expect, test } from 'vitest'
import { keyOfEvent, matchOfRound } from './match-of-round.ts'

test.each([
  ['{"event_id":"31000001"}', keyOfEvent('31000001')],
  ['{"event_id":31000001}', 'sports'],
  ['{"event_id":""}', 'sports'],
  ['{"match":"Tigers v Harbour"}', 'sports'],
  ['{"legs":[{"event_id":"31000001"},{"event_id":"31000002"}]}', 'sports'],
  ['null', 'sports'],
  ['no JSON', 'sports'],
  [null, 'sports'],
])('[REF-07] a bet with the detail %s is on %s', (detail, match) => {
  expect(matchOfRound(detail)).toBe(match)
})
