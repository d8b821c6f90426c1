import type { RouletteSpot } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { RouletteKey } from './words/keys.ts'

/** What a spot is called, such as "Split 14, 17" or "Dozen 13–24". */
export function spotName(spot: RouletteSpot, voice: BoardVoice<RouletteKey>): string {
  if ('numbers' in spot) {
    return voice.say('numbersOf', { kind: voice.say(spot.kind), numbers: spot.numbers.join(', ') })
  }
  if (!('index' in spot)) return voice.say(spot.kind)
  return spot.kind === 'dozen'
    ? voice.say('dozenOf', { from: String(spot.index * 12 - 11), to: String(spot.index * 12) })
    : voice.say('columnOf', { index: spot.index })
}
