import type { PenaltyFixture, PenaltyPlay } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { EventNames, MarketGroup } from '../../events/event-names.ts'
import { pace, stepsOf } from './pace.ts'
import { pickName } from './pick-name.ts'
import { scoreText, spokenEnd } from './told.ts'
import type { PenaltyKey } from './words/keys.ts'

const GROUP_KEYS = ['groupMain', 'groupScore', 'groupKicks'] as const

/** The markets by what they are about: who wins, the score, and single kicks. */
export const GROUPS: readonly MarketGroup[] = [
  { key: 'groupMain', markets: ['winner', 'goals', 'decided', 'way'] },
  { key: 'groupScore', markets: ['margin', 'score', 'first-goals', 'second-goals'] },
  { key: 'groupKicks', markets: ['first-kick', 'second-kick', 'opening', 'kicks', 'saves'] },
]

/** The markets that have a name, which are all of them. */
const MARKETS = [
  'winner',
  'goals',
  'decided',
  'kicks',
  'first-kick',
  'second-kick',
  'opening',
  'first-goals',
  'second-goals',
  'margin',
  'score',
  'saves',
  'way',
] as const satisfies readonly PenaltyKey[]

/** What a market asks; of which team is said by the fixture, or in general where there is none. */
export function marketName(
  market: string,
  fixture: PenaltyFixture | null,
  { say }: Pick<BoardVoice<PenaltyKey>, 'say'>,
): string {
  const name = MARKETS.find((one) => one === market)
  if (name === undefined) throw new RangeError(`A shoot-out has no market ${market}`)
  const isSecond = name.startsWith('second')
  if (fixture === null) return say(name, { team: say(isSecond ? 'secondTeam' : 'firstTeam') })
  return say(name, { team: say(isSecond ? fixture.second : fixture.first) })
}

export const names: EventNames<PenaltyFixture, PenaltyPlay, PenaltyKey> = {
  fixture: ({ first, second }, { say }) =>
    say('versus', { first: say(first), second: say(second) }),
  group(key, { say }) {
    const group = GROUP_KEYS.find((one) => one === key)
    return group === undefined ? key : say(group)
  },
  market: marketName,
  pick: (market, pick, fixture, voice) => pickName(market, pick, { fixture, voice }),
  result: ({ kicks, lot }) => `${scoreText(kicks)}${lot === null ? '' : ' *'}`,
  summary: (play, fixture, voice) => spokenEnd(play, { fixture, voice }),
  clock: (play, elapsedMs) =>
    scoreText(play.kicks.slice(0, pace.at(stepsOf(play), elapsedMs).counted)),
}
