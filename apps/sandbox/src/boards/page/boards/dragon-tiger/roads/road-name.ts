import type { DragonTigerWinner } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { DragonTigerKey } from '../words/keys.ts'

/** Rounds that are spoken one by one; more would be a burden to hear. */
const SPOKEN_MAX = 10

/** The newest rounds in words, newest first. */
export function roadName(
  winners: readonly DragonTigerWinner[],
  voice: BoardVoice<DragonTigerKey>,
): string {
  return winners
    .slice(-SPOKEN_MAX)
    .toReversed()
    .map((winner) => voice.say(winner))
    .join(', ')
}
