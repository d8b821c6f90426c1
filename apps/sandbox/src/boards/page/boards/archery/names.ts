import type { ArcheryFixture, ArcheryPlay } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames, MarketGroup } from '../../events/event-names.ts'
import { pace } from './pace.ts'
import { pickName } from './pick-name.ts'
import { shownOf, stepsOf } from './steps.ts'
import { pointsText, spokenEnd } from './told.ts'
import type { ArcheryKey } from './words/keys.ts'

const GROUP_KEYS = ['groupMain', 'groupSets', 'groupArrows'] as const

/** The markets by what they are about: who wins, the sets, and single arrows. */
export const GROUPS: readonly MarketGroup[] = [
  { key: 'groupMain', markets: ['winner', 'sets', 'handicap', 'shoot-off'] },
  { key: 'groupSets', markets: ['first-set', 'score', 'after-two', 'shared', 'start-and-end'] },
  { key: 'groupArrows', markets: ['arrow', 'total', 'perfect'] },
]

/** The markets that have a name, which are all of them. */
const MARKETS = [
  'winner',
  'score',
  'sets',
  'shoot-off',
  'handicap',
  'first-set',
  'total',
  'arrow',
  'after-two',
  'shared',
  'perfect',
  'start-and-end',
] as const satisfies readonly ArcheryKey[]

/** What a market asks; of whose arrow is said by the fixture, or in general where there is none. */
export function marketName(
  market: string,
  fixture: ArcheryFixture | null,
  { say }: Pick<BoardVoice<ArcheryKey>, 'say'>,
): string {
  const name = MARKETS.find((one) => one === market)
  if (name === undefined) throw new RangeError(`A match has no market ${market}`)
  return say(name, { archer: say(fixture?.first ?? 'firstArcher') })
}

export const names: EventNames<ArcheryFixture, ArcheryPlay, ArcheryKey> = {
  fixture: ({ first, second }, { say }) =>
    say('versus', { first: say(first), second: say(second) }),
  group(key, { say }) {
    const group = GROUP_KEYS.find((one) => one === key)
    return group === undefined ? key : say(group)
  },
  market: marketName,
  pick: (market, pick, fixture, voice) => pickName(market, pick, { fixture, voice }),
  result: pointsText,
  summary: (play, fixture, voice) => spokenEnd(play, { fixture, voice }),
  clock(play, elapsedMs) {
    const { place, counted } = pace.at(stepsOf(play).length, elapsedMs)
    return pointsText(shownOf(play, place, counted).called)
  },
}
