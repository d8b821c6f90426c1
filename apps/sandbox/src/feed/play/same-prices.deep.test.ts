import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { eventDocument } from '../documents/event-entry.ts'
import { matchOdds } from '../documents/match-odds.ts'
import type { Fixture } from '../schedule/fixture.ts'
import { createSchedule } from '../schedule/schedule.ts'
import { dueMs, openPlay, playTo } from './play.ts'
import { viewOfPlay } from './view.ts'

const DAY = 20_700
const fixtures = createSchedule('same prices').day(DAY)

/** The first match of the day in a competition; a T20 and a one-day match are both cricket. */
function firstOf(competition: string): Fixture {
  const found = fixtures.find(({ competition: { en } }) => en === competition)
  if (found === undefined) throw new RangeError(`no match of ${competition}`)
  return found
}

/** All that a match quotes, from the opening to the end, told by a few letters. */
function pricesOf(fixture: Fixture): string {
  const play = openPlay(fixture, 'prices')
  const hash = createHash('sha256')
  for (;;) {
    const view = viewOfPlay(play)
    hash.update(JSON.stringify([matchOdds(view, play.atMs, 0), eventDocument(view)]))
    if (play.upcoming === null) return hash.digest('base64url').slice(0, 12)
    playTo(play, dueMs(play))
  }
}

// A change of the model changes these with good reason; a change that is to make it faster must not.
test.each([
  ['Monsoon T20 League', 'WFt-5Lqg7Yld'],
  ['Frontier One-Day Shield', 'fqeVWiBDQ6sl'],
  ['Delta Premier Division', 'R17VsKZ2vD-b'],
  ['Lotus Open, women', '672fPRbKeV9R'],
])('the same seed quotes the same prices in the %s', (competition, prices) => {
  expect(pricesOf(firstOf(competition))).toBe(prices)
})
