import { expect, test } from 'vitest'
import type { Moment, Purpose } from '../match/match.ts'
import { playThrough, twoTeams } from './testing/play-through.ts'

const untold = { chances: [], fancies: [] }

test.each([
  { format: 'T20', weather: 'fair' },
  { format: 'T20', weather: 'wet' },
  { format: 'ODI', weather: 'wet' },
] as const)(
  '[EXCH-13] a $format in $weather weather that is played for its results decides the same lines, and quotes none',
  ({ format, weather }) => {
    const play = (purpose: Purpose): readonly Moment[] =>
      playThrough({ seed: 'results only', format, teams: twoTeams(3), weather, purpose })
    const results = play('results')
    expect(results.flatMap(({ decided }) => decided).length).toBeGreaterThan(100)
    expect(results).toEqual(play('prices').map((moment) => ({ ...moment, ...untold })))
  },
)
