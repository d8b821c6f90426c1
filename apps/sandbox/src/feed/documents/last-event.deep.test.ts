import { expect, test } from 'vitest'
import { dueMs, openPlay, playTo } from '../play/play.ts'
import { viewOfPlay } from '../play/view.ts'
import type { Sport } from '../schedule/fixture.ts'
import { createSchedule } from '../schedule/schedule.ts'
import { matchOdds } from './match-odds.ts'

const schedule = createSchedule('documents')
const fixtureOf = (sport: Sport) => {
  const found = schedule.day(20_777).find((fixture) => fixture.sport === sport)
  if (!found) throw new Error(`no ${sport}`)
  return found
}

test('the last wicket, boundary, goal, card or penalty stays in the record until the next', () => {
  for (const sport of ['cricket', 'soccer', 'tennis'] as const) {
    const play = openPlay(fixtureOf(sport), 'prices')
    let expected: { kind: string; version: number } | null = null
    const kinds = new Set<string>()
    while (playTo(play, dueMs(play))) {
      const { scene } = play.moment
      const kind =
        scene.kind === 'cricket' && scene.isWicket
          ? 'wicket'
          : scene.kind === 'cricket' && scene.isBoundary
            ? 'boundary'
            : scene.kind === 'soccer' && scene.event !== 'play'
              ? scene.event
              : null
      if (kind !== null) expected = { kind, version: play.version }
      if (kind !== null) kinds.add(kind)
      expect(viewOfPlay(play).lastEvent).toEqual(expected)
    }
    expect(matchOdds(viewOfPlay(play), 0, 0).lastEvent).toEqual(expected)
    expect(kinds.size > 0).toBe(sport !== 'tennis')
  }
})
