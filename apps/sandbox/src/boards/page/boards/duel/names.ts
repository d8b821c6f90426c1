import type { DuelFixture, DuelPlay } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames, MarketGroup } from '../../events/event-names.ts'
import { pace } from './pace.ts'
import { pickName } from './pick-name.ts'
import { shownOf, stepsOf } from './steps.ts'
import { scoreText, spokenEnd } from './told.ts'
import type { DuelKey } from './words/keys.ts'

const GROUP_KEYS = ['groupMain', 'groupRounds', 'groupMoves'] as const

/** The markets by what they are about: who wins, the rounds, and the moves. */
export const GROUPS: readonly MarketGroup[] = [
  { key: 'groupMain', markets: ['winner', 'score', 'rounds', 'turns'] },
  { key: 'groupRounds', markets: ['first-round', 'first-turns', 'start-and-end'] },
  { key: 'groupMoves', markets: ['finish', 'flawless'] },
]

/** The markets that have a name, which are all of them. */
const MARKETS = [
  'winner',
  'score',
  'rounds',
  'turns',
  'first-round',
  'first-turns',
  'flawless',
  'finish',
  'start-and-end',
] as const satisfies readonly DuelKey[]

/** What a market asks, in words. @throws RangeError for one that the game does not have. */
export function marketName(market: string, { say }: Pick<BoardVoice<DuelKey>, 'say'>): string {
  const name = MARKETS.find((one) => one === market)
  if (name === undefined) throw new RangeError(`A duel has no market ${market}`)
  return say(name)
}

export const names: EventNames<DuelFixture, DuelPlay, DuelKey> = {
  fixture: ({ first, second }, { say }) =>
    say('versus', { first: say(first), second: say(second) }),
  group(key, { say }) {
    const group = GROUP_KEYS.find((one) => one === key)
    return group === undefined ? key : say(group)
  },
  market: (key, _, voice) => marketName(key, voice),
  pick: (market, pick, fixture, voice) => pickName(market, pick, { fixture, voice }),
  result: ({ rounds }) => scoreText(rounds),
  summary: (play, fixture, voice) => spokenEnd(play, { fixture, voice }),
  clock(play, elapsedMs) {
    const steps = stepsOf(play)
    const { place, counted } = pace.at(steps.length, elapsedMs)
    return scoreText(shownOf(play, steps, { place, landed: counted }).called)
  },
}
