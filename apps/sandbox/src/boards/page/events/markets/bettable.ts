import type { EventSpot } from '@maidan/casino'
import type { EventVoice } from '../event-voice.ts'

/** What a price needs to be bet on. */
export type Bettable = {
  canBet: boolean
  /** The stake that is chosen in the frame's bar. */
  stakeMinor: bigint
  place: (spot: EventSpot) => void
  voice: EventVoice
}
