import type { BoardVoice } from '../../../board.ts'
import type { TieBreakKey } from '../words/keys.ts'

/** The markets that have a name, which are all of them. */
const NAMES = [
  'winner',
  'points',
  'handicap',
  'margin',
  'score',
  'loser',
  'beyond',
  'first-point',
  'first-to-three',
  'start-and-end',
  'breaks',
  'aces',
  'parity',
] as const satisfies readonly TieBreakKey[]

/** What a market asks, in words. @throws RangeError for one that the game does not have. */
export function marketName(market: string, voice: BoardVoice<TieBreakKey>): string {
  const name = NAMES.find((one) => one === market)
  if (name === undefined) throw new RangeError(`A tie-break has no market ${market}`)
  return voice.say(name)
}
