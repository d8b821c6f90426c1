import type { Sounds } from '../../../games/page/sound/sounds.ts'
import type { BoardVoice } from '../board.ts'
import type { EventStage } from './event-stage.ts'

/** What the drawn picture of an event gets. It is made anew for every round. */
export type EventScene<Fixture, Play, Key extends string> = {
  number: number
  fixture: Fixture
  /** Null while bets are taken. It holds the whole play: nothing may show before its moment. */
  play: Play | null
  stage: EventStage
  /** How long the play has been shown, to be read at each frame; 0 while bets are taken. */
  playMs: () => number
  isStill: boolean
  voice: BoardVoice<Key>
  sounds: Sounds
}
