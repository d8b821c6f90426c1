import { type TieBreakFixture, type TieBreakPlay, tallyOf, tieBreakWinner } from '@maidan/casino'
import type { EventNames, MarketGroup } from '../../events/event-names.ts'
import { marketName } from './markets/market-name.ts'
import { pickName } from './markets/pick-name.ts'
import { pace } from './pace.ts'
import { countsOf, scoreText, sideScore } from './told.ts'
import type { TieBreakKey } from './words/keys.ts'

const KEYS = ['main', 'score', 'course'] as const

/** The markets by what they are about: who wins, by how much, and on the way there. */
export const GROUPS: readonly MarketGroup[] = [
  { key: 'main', markets: ['winner', 'points', 'handicap', 'beyond', 'parity'] },
  { key: 'score', markets: ['margin', 'score', 'loser'] },
  { key: 'course', markets: ['first-point', 'first-to-three', 'start-and-end', 'breaks', 'aces'] },
]

const GROUP_NAMES = {
  main: 'groupMain',
  score: 'groupScore',
  course: 'groupCourse',
} as const satisfies Record<(typeof KEYS)[number], TieBreakKey>

export const names: EventNames<TieBreakFixture, TieBreakPlay, TieBreakKey> = {
  fixture: ({ first, second }, { say }) =>
    say('versus', { first: say(first), second: say(second) }),
  group(key, { say }) {
    const group = KEYS.find((one) => one === key)
    return group === undefined ? key : say(GROUP_NAMES[group])
  },
  market: (key, _, voice) => marketName(key, voice),
  pick: (market, pick, fixture, voice) => pickName(market, pick, { fixture, voice }),
  result: ({ points }) => scoreText(points),
  summary({ points }, fixture, { say }) {
    const tally = tallyOf(points)
    const winner = tieBreakWinner(tally)
    const { breaks, aces } = countsOf(points)
    return say('spokenEnd', {
      player: say(fixture[winner]),
      score: sideScore(tally, winner),
      breaks,
      aces,
    })
  },
  clock: ({ points }, elapsedMs) =>
    scoreText(points.slice(0, pace.at(points.length, elapsedMs).counted)),
}
