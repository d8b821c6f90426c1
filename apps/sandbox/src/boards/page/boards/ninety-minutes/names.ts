import { matchScore, type MatchFixture, type MatchPlay } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames, MarketGroup } from '../../events/event-names.ts'
import { pickName } from './pick-name.ts'
import { minuteAt, phaseAt } from './show/match-clock.ts'
import { endText, minuteText, scoreText } from './told.ts'
import type { MatchKey } from './words/keys.ts'

/** The markets by what they are about, and what each group is called. */
const GROUPED = {
  groupMain: ['result', 'double', 'no-draw', 'goals', 'both-score', 'opener'],
  groupScore: ['score', 'margin', 'parity'],
  groupHalves: [
    'half-result',
    'half-full',
    'early-goals',
    'late-goals',
    'more-goals',
    'both-halves',
  ],
  groupClubs: ['first-goals', 'second-goals', 'first-clean', 'second-clean', 'to-nil'],
} as const satisfies Readonly<Partial<Record<MatchKey, readonly MatchKey[]>>>

type GroupKey = keyof typeof GROUPED

const GROUP_KEYS = Object.keys(GROUPED).filter((key): key is GroupKey => key in GROUPED)

export const GROUPS: readonly MarketGroup[] = GROUP_KEYS.map((key) => ({
  key,
  markets: GROUPED[key],
}))

const MARKETS: readonly MatchKey[] = Object.values(GROUPED).flat()

/** What a market asks; of which club is said by the fixture, or in general where there is none. */
export function marketName(
  market: string,
  fixture: MatchFixture | null,
  { say }: Pick<BoardVoice<MatchKey>, 'say'>,
): string {
  const name = MARKETS.find((one) => one === market)
  if (name === undefined) throw new RangeError(`A match has no market ${market}`)
  const isSecond = name.startsWith('second')
  if (fixture === null) return say(name, { team: say(isSecond ? 'awayClub' : 'homeClub') })
  return say(name, { team: say(isSecond ? fixture.second : fixture.first) })
}

export const names: EventNames<MatchFixture, MatchPlay, MatchKey> = {
  fixture: ({ first, second }, { say }) =>
    say('versus', { first: say(first), second: say(second) }),
  group(key, { say }) {
    const group = GROUP_KEYS.find((one) => one === key)
    return group === undefined ? key : say(group)
  },
  market: marketName,
  pick: (market, pick, fixture, voice) => pickName(market, pick, { fixture, voice }),
  result: ({ goals }) => scoreText(matchScore(goals)),
  summary: (play, fixture, voice) => endText(play, { fixture, voice }),
  clock(_, ms, voice) {
    switch (phaseAt(ms)) {
      case 'before':
        return voice.say('kickOff')
      case 'break':
        return voice.say('halfTime')
      case 'early':
      case 'late':
      case 'over':
        return minuteText(minuteAt(ms), { voice })
    }
  },
}
